import type { Rule } from './rule.ts';

export const formMismatch: Rule<'form-mismatch'> = {
  code: 'form-mismatch',
  severity: 'error',
  summary:
    'The fields and options of a form (`content/forms/`) differ from its schema (`schemas/forms/`) or from the columns that it fills, or a schema rule has no error message for visitors.',
  reason: 'A visitor could fill in a field that is never sent, or be refused without a reason.',
  fix: 'The message names the side that lacks something.',
};
