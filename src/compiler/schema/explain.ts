import type { ErrorObject } from 'ajv';
import { at } from '../report/sentence.ts';
import { nearest } from '../report/wording.ts';
import type { JsonPath } from '../source/locations.ts';
import { explain, type LocatedError, param, type SchemaDiagnostic } from './explain-keyword.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { schemaAt } from './schema-walk.ts';

/** Follows a JSON pointer. Returns the value and its JSON path, in which list indexes are numbers. */
function locate(root: unknown, pointer: string): { value: unknown; jsonPath: (string | number)[] } {
  let value = root;
  const jsonPath: (string | number)[] = [];
  for (const raw of pointer.split('/').slice(1)) {
    const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    jsonPath.push(Array.isArray(value) ? Number(name) : name);
    value = (value as Record<string, unknown>)[name];
  }
  return { value, jsonPath };
}

/**
 * Converts Ajv's errors to diagnostics. `base` is the JSON path of the validated value in its file. A misspelt
 * required property is reported only once: as unknown, not also as missing.
 */
export function explainErrors(
  errors: readonly ErrorObject[],
  root: unknown,
  schema: Schema,
  set: SchemaSet,
  base: JsonPath,
): SchemaDiagnostic[] {
  const misspelt = new Set<string>();
  const located = errors.map((error): LocatedError => {
    const { value, jsonPath } = locate(root, error.instancePath);
    const valueSchema = schemaAt(schema, jsonPath, set);
    if (error.keyword === 'additionalProperties') {
      const known = Object.keys(valueSchema?.properties ?? {});
      const intended = nearest(String(param(error, 'additionalProperty')), known);
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
    .filter(({ error }) => error.keyword !== 'if' && error.keyword !== 'propertyNames')
    .filter(({ error }) => {
      const { keyword, instancePath } = error;
      return (
        keyword !== 'required' || !misspelt.has(`${instancePath} ${String(param(error, 'missingProperty'))}`)
      );
    })
    .map(explain);
}
