import type { Rule } from './rule.ts';

export const formSchema: Rule<'form-schema'> = {
  code: 'form-schema',
  severity: 'error',
  summary:
    'A data schema (`schemas/forms/`) says something that no form can show, or that no visitor can satisfy.',
  reason:
    'The form would lack a field, or could never be sent, or the table would refuse what the form accepts.',
  fix: 'The message names the nearest thing that works.',
};
