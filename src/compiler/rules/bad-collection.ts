import type { Rule } from './rule.ts';

export const badCollection: Rule<'bad-collection'> = {
  code: 'bad-collection',
  severity: 'error',
  summary: 'The schema of a collection has a name, a title or a property that it cannot have.',
  reason:
    'The name is also that of a folder in `content/`, the title that of a TypeScript type, and the id of a record is its file name.',
  fix: 'Rename the file, its title or the property.',
};
