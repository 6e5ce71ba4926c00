import type { ErrorObject } from 'ajv';
import { nearest } from '../report/wording.ts';
import { formatPath, type JsonPath } from '../source/locations.ts';
import { type Explanation, explain, type KeywordDiagnostic, param } from './explain-keyword.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { schemaAt } from './schema-walk.ts';

/** The value at the end of a JSON pointer, and the way to it with numbers for places in lists. */
function locate(root: unknown, pointer: string): { value: unknown; segments: (string | number)[] } {
  let value = root;
  const segments: (string | number)[] = [];
  for (const raw of pointer.split('/').slice(1)) {
    const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    segments.push(Array.isArray(value) ? Number(name) : name);
    value = (value as Record<string, unknown>)[name];
  }
  return { value, segments };
}

/**
 * Puts what ajv found in a value into words. `base` is where the value stands in its file. A misspelt name is
 * told once: not also as the missing one.
 */
export function explainErrors(
  errors: readonly ErrorObject[],
  root: unknown,
  schema: Schema,
  set: SchemaSet,
  base: JsonPath,
): Explanation[] {
  const misspelt = new Set<string>();
  const findings = errors.map((error): KeywordDiagnostic => {
    const { value, segments } = locate(root, error.instancePath);
    const here = schemaAt(schema, segments, set);
    if (error.keyword === 'additionalProperties') {
      const known = Object.keys(here?.properties ?? {});
      const meant = nearest(String(param(error, 'additionalProperty')), known);
      if (meant) misspelt.add(`${error.instancePath} ${meant}`);
    }
    const path = [...base, ...segments];
    const describe = (name: string) => schemaAt(schema, [...segments, name], set)?.description;
    return { error, value, schema: here, describe, segments: path, where: formatPath(path) || 'This file' };
  });
  return findings
    .filter(({ error }) => error.keyword !== 'if' && error.keyword !== 'propertyNames')
    .filter((finding) => {
      const { keyword, instancePath } = finding.error;
      return (
        keyword !== 'required' ||
        !misspelt.has(`${instancePath} ${String(param(finding.error, 'missingProperty'))}`)
      );
    })
    .map(explain);
}
