import type { Rule } from './rule.ts';

export const badId: Rule<'bad-id'> = {
  code: 'bad-id',
  severity: 'error',
  summary: 'The file name of a record cannot be its id.',
  reason: 'Other files refer to the record by its id, which must read the same on every computer.',
  fix: 'Rename the file: lowercase letters, digits and single hyphens.',
};
