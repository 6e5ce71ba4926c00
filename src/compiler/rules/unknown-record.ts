import type { Rule } from './rule.ts';

export const unknownRecord: Rule<'unknown-record'> = {
  code: 'unknown-record',
  severity: 'error',
  summary: 'An id that has no file in the folder of its collection, such as `content/people/`.',
  reason: 'The page would refer to a record that does not exist.',
  fix: "The id is the file's name without `.json`.",
};
