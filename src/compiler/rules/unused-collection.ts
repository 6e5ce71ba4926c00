import { bundleSchemas } from '../schema/bundle-schemas.ts';
import { usedCollections } from '../schema/collections.ts';
import { COLLECTION_FILES } from './examples/schemas.ts';
import type { Rule } from './rule.ts';

export const unusedCollection: Rule = {
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
  examples: [
    {
      title: 'A schema without records',
      input: {
        schemas: bundleSchemas({
          ...COLLECTION_FILES,
          records: { ...COLLECTION_FILES.records, events: { type: 'object' } },
        }),
      },
      output: `schemas/records/events.schema.json:1:1  unused-collection (notice)
  There is no content/events/, and no schema has "record:events" or "records:events".
  Add a record (npm run new record events), or delete this schema.`,
      highlighted: '',
    },
  ],
};
