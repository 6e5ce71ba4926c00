import { at, sentence } from '@json-site/compiler/diagnostics';
import { documentKinds } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { formatValue } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';
import { relativePath, resolvePath } from '@json-site/values/paths';

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
