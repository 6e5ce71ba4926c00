import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import { documentKinds } from '../source/document-kinds.ts';
import { relativePath, resolvePath } from '../source/paths.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  code: 'wrong-schema',
  severity: 'warning',
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
};
