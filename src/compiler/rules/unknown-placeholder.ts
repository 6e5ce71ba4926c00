import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { suggestion } from '../report/wording.ts';
import { FORMS } from '../schema/collections.ts';
import type { Schema } from '../schema/schema-set.ts';
import { walk } from '../schema/schema-walk.ts';
import { formatPath, type JsonPath } from '../source/locations.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Rule } from './rule.ts';

/** Finds the names in braces that a text may not have. */
function unknownIn(
  text: string,
  { placeholders: known = [] }: Schema,
  source: SourceFile,
  jsonPath: JsonPath,
): RuleDiagnostic[] {
  const names = [...text.matchAll(/\{([A-Za-z]+)\}/g)];
  return names
    .filter(([, name = '']) => !known.includes(name))
    .map(({ 0: whole, 1: name = '', index: start }) => ({
      source,
      jsonPath,
      part: { start, end: start + whole.length },
      message: `${formatPath(jsonPath)} contains {${name}}, which the form does not replace.`,
      hint: known.length > 0 ? suggestion(name, known) : 'This text has no names in braces. Remove them.',
    }));
}

export const unknownPlaceholder: Rule<'unknown-placeholder'> = {
  code: 'unknown-placeholder',
  severity: 'error',
  summary: 'A text of a form has a name in braces, such as `{label}`, that the form does not replace.',
  reason: 'A visitor would read the braces.',
  fix: 'Use one of the names that this text can have, or remove the braces.',
  *check({ project, documents }) {
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
