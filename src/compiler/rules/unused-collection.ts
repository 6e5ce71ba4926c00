import { usedCollections } from '../schema/collections.ts';
import type { Rule } from './rule.ts';

export const unusedCollection: Rule<'unused-collection'> = {
  code: 'unused-collection',
  severity: 'notice',
  summary: 'A collection without records, which no other schema uses.',
  reason: 'Its folder may have another name than its schema.',
  fix: 'Add a record, name the collection in the schema of a block, or delete its schema.',
  *check({ project }) {
    const { schemas } = project.input;
    const used = usedCollections(schemas);
    for (const [name, files] of project.records) {
      if (files.size > 0 || used.has(name)) continue;
      const source = { path: `schemas/records/${name}.schema.json`, text: '' };
      const message = `There is no content/${name}/, and no schema has "record:${name}" or "records:${name}".`;
      const hint = `Add a record (npm run new record ${name}), or delete this schema.`;
      yield { source, jsonPath: [], part: 'open', message, hint };
    }
  },
};
