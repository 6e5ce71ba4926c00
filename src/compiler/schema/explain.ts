import type { ErrorObject } from 'ajv';
import { nearest } from '@json-site/model/visitor';
import type { JsonPath } from '@json-site/values/locations';
import { followPointer } from '@json-site/values/locations';
import { at } from '../report/sentence.ts';
import { explain, type LocatedError, param, type SchemaDiagnostic } from './explain-keyword.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { movedTo, renamedTo, schemaAt } from './schema-walk.ts';

/**
 * Converts Ajv's errors to diagnostics. `base` is the JSON path of the validated value in its file. Reports each
 * mistake once: a misspelt required property as unknown, and an empty text as too short, whatever its pattern.
 */
export function explainErrors(
  errors: readonly ErrorObject[],
  root: unknown,
  schema: Schema,
  set: SchemaSet,
  base: JsonPath,
): SchemaDiagnostic[] {
  const misspelt = new Set<string>();
  const ofLength = errors.filter(({ keyword }) => keyword === 'minLength' || keyword === 'maxLength');
  const hasWrongLength = new Set(ofLength.map(({ instancePath }) => instancePath));
  const located = errors.map((error): LocatedError => {
    const { value, jsonPath = [] } = followPointer(root, error.instancePath) ?? {};
    const valueSchema = schemaAt(schema, jsonPath, set);
    if (error.keyword === 'additionalProperties') {
      const name = String(param(error, 'additionalProperty'));
      const known = Object.keys(valueSchema?.properties ?? {});
      const intended =
        renamedTo(valueSchema ?? {}, name) ?? movedTo(valueSchema ?? {}, name)?.list ?? nearest(name, known);
      if (intended) misspelt.add(`${error.instancePath} ${intended}`);
    }
    const path = [...base, ...jsonPath];
    const describe = (name: string) => schemaAt(schema, [...jsonPath, name], set)?.description;
    return {
      error,
      value,
      schema: valueSchema,
      describe,
      jsonPath: path,
      subject: at(path),
    };
  });
  return located
    .filter(({ error }) => error.keyword !== 'pattern' || !hasWrongLength.has(error.instancePath))
    .filter(({ error }) => {
      const { keyword, instancePath } = error;
      return (
        keyword !== 'required' || !misspelt.has(`${instancePath} ${String(param(error, 'missingProperty'))}`)
      );
    })
    .map(explain);
}
