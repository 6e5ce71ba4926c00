import type { Rule } from './rule.ts';

export const unknownRecord: Rule<'unknown-record'> = {
  code: 'unknown-record',
  severity: 'error',
  what: 'An id that names no file in `content/services/` or `content/forms/`.',
  why: 'A page would announce a service or a form that does not exist.',
  fix: "The id is the file's name without `.json`.",
};
