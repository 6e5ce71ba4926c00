import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findSchemaSuite } from '../../../scripts/test/programs/find-programs.ts';
import { createCoreAjv } from '../../../src/form-core/core-ajv.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { prune } from '../../../src/form-core/form-rules/visible.ts';
import { createIsValid } from '../../../src/form-core/sample/sample.ts';

const SUITE = findSchemaSuite();

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OF_OBJECTS = ['properties', 'required', 'dependencies', 'dependentRequired', 'dependentSchemas'];

/** A schema of an object is a form. Any other one is that of its only field. */
function asForm(schema: Json): { form: Json; isField: boolean } {
  if (schema['type'] === 'object' || OF_OBJECTS.some((keyword) => keyword in schema))
    return { form: { type: 'object', ...schema }, isField: false };
  const { $schema, definitions, $defs, ...x } = schema;
  return { form: { $schema, definitions, $defs, type: 'object', properties: { x } }, isField: true };
}

const isValid = createIsValid();
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The values that a form accepts and the suite calls invalid. `judged` counts those for which there is a form. */
function contradictions({ description, schema, tests }: Group, judged: { count: number }): string[] {
  if (!isJson(schema)) return [];
  const { form, isField } = asForm(schema);
  const { core, diagnostics } = readDataSchema({ path: 'form.schema.json', text: JSON.stringify(form) });
  if (diagnostics.length > 0) return [];
  const accepts = createCoreAjv().compile(core);
  return tests.flatMap(({ description: name, data, valid }) => {
    const value = isField ? { x: data } : data;
    if (!isJson(value)) return [];
    judged.count += 1;
    // A form sends no value that it does not show.
    const isAccepted = accepts(value) && same(prune(core, value, isValid), value);
    return isAccepted && !valid ? [`${description}: ${name}`] : [];
  });
}

test.skipIf(!SUITE).each(['draft7', 'draft2020-12'])(
  'no form accepts what the official suite for %s calls invalid',
  (draft) => {
    const folder = path.join(SUITE ?? '', draft);
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const groups = files.flatMap(
      (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Group[],
    );
    const judged = { count: 0 };
    expect(groups.flatMap((group) => contradictions(group, judged))).toEqual([]);
    expect(judged.count).toBeGreaterThan(300);
  },
);
