import { formatList } from '../report/wording.ts';
import { schemaNodes } from '../schema/checks/schema-node.ts';
import { isObject } from '../schema/schema-walk.ts';
import { parseFile } from '../source/json-file.ts';
import { QUOTE, schemaSources } from './examples/schema-project.ts';
import type { Rule } from './rule.ts';

export const missingTitle: Rule = {
  summary: 'A property of a schema has no `title`.',
  reason:
    'The title is the label of its field in the studio. Without one, the studio shows the name of the property.',
  fix: 'Add a `title` in the words of an editor, such as "Links to" for `href`.',
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
  examples: [
    {
      title: 'A property without a label for the studio',
      input: {
        schemaSources: schemaSources([
          QUOTE,
          '"description": "How many."',
          '"title": "Stars", "description": "Of 5."',
        ]),
      },
      output: `src/blocks/quote/block.schema.json:7:5  missing-title (notice)
  Properties without a "title": text, picture, look, lines.
  Add the label that editors read above the field, for example "title": "Links to".`,
      highlighted: '"text"',
    },
  ],
};
