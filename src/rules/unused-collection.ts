import { sourceOf } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { usedCollections } from '@json-site/compiler/schema';

export const rule: Rule = {
  code: 'unused-collection',
  severity: 'notice',
  *check({ project }) {
    const { schemas } = project.input;
    const used = usedCollections(schemas);
    for (const [name, files] of project.records) {
      if (files.size > 0 || used.has(name)) continue;
      const source = sourceOf({ path: `schemas/records/${name}.schema.json`, text: '' });
      const message = `There is no content/${name}/, and no schema has "record:${name}" or "records:${name}".`;
      const hint = `Add a record (npm run new record ${name}), or delete this schema.`;
      yield { source, jsonPath: [], part: 'open', message, hint };
    }
  },
};
