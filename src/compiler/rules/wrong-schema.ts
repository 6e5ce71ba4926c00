import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import { documentKinds } from '../source/document-kinds.ts';
import { relativePath, resolvePath } from '../source/paths.ts';
import { homePage } from './examples/dated.ts';
import type { Rule } from './rule.ts';

export const wrongSchema: Rule = {
  summary:
    '`$schema` is the path of another file than the schema of this one. The compiler itself does not read it.',
  reason: 'Editors complete and check the file by the wrong schema, or not at all.',
  fix: 'Write the path that the hint names, or delete the property.',
  *check({ documents, project }) {
    const schemaFiles = new Map(
      documentKinds(project.input.schemas).map(({ schema, schemaFile }) => [schema, schemaFile]),
    );
    for (const { parsed, schema } of documents) {
      const { source, value } = parsed;
      const written = isObject(value) ? value['$schema'] : undefined;
      const right = schemaFiles.get(schema);
      if (typeof written !== 'string' || right === undefined || /^[a-z]+:/i.test(written)) continue;
      if (resolvePath(source.path, written) === right) continue;
      const jsonPath = ['$schema'];
      const path = relativePath(source.path, right);
      const message = sentence`${at(jsonPath)} is ${formatValue(written)}; the schema of this file is ${right}.`;
      const hint = `Write ${formatValue(path)}.`;
      yield { source, jsonPath, message, hint, fix: { kind: 'set', path: jsonPath, value: path } };
    }
  },
  examples: [
    {
      title: 'A path that leads nowhere',
      files: homePage({ $schema: '../schemas/page.schema.json' }),
      output: `content/pages/index.json:4:14  wrong-schema (warning)
  $schema is "../schemas/page.schema.json"; the schema of this file is schemas/page.schema.json.
  Write "../../schemas/page.schema.json".`,
      highlighted: '"../schemas/page.schema.json"',
    },
  ],
};
