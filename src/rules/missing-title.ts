import { parseFile } from '@json-site/compiler/documents';
import { schemaNodes } from '@json-site/compiler/load-schemas';
import type { Rule } from '@json-site/compiler/rule';
import { formatList } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';

export const rule: Rule = {
  code: 'missing-title',
  severity: 'notice',
  *check({ project }) {
    for (const file of project.input.schemaSources?.files ?? []) {
      const { source, value } = parseFile(file);
      if (!isObject(value)) continue;
      const unlabelled = schemaNodes({ schema: value, path: [] }).filter(
        ({ schema, path }) =>
          path.at(-2) === 'properties' && path.at(-1) !== '$schema' && typeof schema['title'] !== 'string',
      );
      const [first] = unlabelled;
      if (!first) continue;
      const names = [...new Set(unlabelled.map(({ path }) => String(path.at(-1))))];
      const message = `Properties without a "title": ${formatList(names)}.`;
      const hint = 'Add the label that editors read above the field, for example "title": "Links to".';
      yield { source, jsonPath: first.path, part: 'key', message, hint };
    }
  },
};
