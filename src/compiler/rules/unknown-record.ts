import type { Rule } from './rule.ts';

export const unknownRecord: Rule<'unknown-record'> = {
  code: 'unknown-record',
  severity: 'error',
  summary: 'An id that has no file in `content/services/` or `content/forms/`.',
  reason: 'The page would refer to a service or a form that does not exist.',
  fix: "The id is the file's name without `.json`.",
};
