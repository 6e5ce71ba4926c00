import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, replaceAt, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import { type Source, unknownReferences } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { FORMS, type Schema, walk } from '@json-site/compiler/schema';
import { intended, suggestion } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';

/** Finds the names in braces that a text of a form may not have. */
function unknownIn(
  text: string,
  { placeholders: known = [] }: Schema,
  source: Source,
  jsonPath: JsonPath,
): RuleDiagnostic[] {
  const names = [...text.matchAll(/\{([A-Za-z]+)\}/g)];
  return names
    .filter(([, name = '']) => !known.includes(name))
    .map(({ 0: whole, 1: name = '', index: start }) => {
      const part = { start, end: start + whole.length };
      const right = intended(name, known);
      return {
        source,
        jsonPath,
        part,
        fix: replaceAt(jsonPath, part, whole, right && `{${right}}`),
        message: sentence`${at(jsonPath)} contains {${name}}, which the form does not replace.`,
        hint: known.length > 0 ? suggestion(name, known) : 'This text has no names in braces. Remove them.',
      };
    });
}

export const rule: Rule = {
  code: 'unknown-placeholder',
  severity: SEVERITIES['unknown-placeholder'],
  *check({ project, documents }) {
    yield* unknownReferences(project, documents);
    const { schemas } = project.input;
    const ofForms = [schemas.formTexts, schemas.records[FORMS]];
    for (const { parsed, schema: root } of documents) {
      if (!ofForms.includes(root)) continue;
      const found: RuleDiagnostic[] = [];
      walk(root, parsed.value, schemas, (schema, value, jsonPath) => {
        if (typeof value === 'string') found.push(...unknownIn(value, schema, parsed.source, jsonPath));
      });
      yield* found;
    }
  },
};
