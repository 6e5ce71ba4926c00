import type { Rule } from './rule.ts';

export const badCollection: Rule<'bad-collection'> = {
  code: 'bad-collection',
  severity: 'error',
  summary: 'The schema of a collection has a name that it cannot have.',
  reason: 'The name is also the name of a folder in `content/`, and the title that of a TypeScript type.',
  fix: 'Rename the file, or change its `title`.',
};
