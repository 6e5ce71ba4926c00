import { formatList } from '../report/wording.ts';
import { schemaNodes } from '../schema/checks/schema-node.ts';
import { isObject } from '../schema/schema-walk.ts';
import { parseFile } from '../source/json-file.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  code: 'missing-title',
  severity: 'notice',
  *check({ project }) {
    for (const source of project.input.schemaSources?.files ?? []) {
      const { value } = parseFile(source);
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
