import type { Rule } from './rule.ts';

export const formMismatch: Rule<'form-mismatch'> = {
  code: 'form-mismatch',
  severity: 'error',
  what: 'What a form shows (`content/forms/`), what it may send (`schemas/forms/`) and which columns it fills do not speak of the same fields and options, or words are missing for a rule that an answer can break.',
  why: 'A visitor would fill in something that cannot be sent, or be refused without being told why.',
  fix: 'The message says on which side something is missing.',
};
