import path from 'node:path';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import type { DataField } from '../../../src/form-core/form-fields.ts';
import { prune } from '../../../src/form-core/form-rules/visible.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler } from '../../../src/form-core/sample/sample.ts';
import type { SourceFile } from '../../../src/values/source-file.ts';
import type { PlayerValues } from '../../support/fill-form.ts';
import { SEED } from '../../support/seed.ts';

const TIME = /^\d{2}:\d{2}(:\d{2})?$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T/;

/** Controls for times have minutes, and the form removes spaces around a text. */
function asEntered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asEntered);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asEntered(inner)]));
  if (typeof value !== 'string') return value;
  if (TIME.test(value)) return value.slice(0, 5);
  return DATE_TIME.test(value) ? `${value.slice(0, 16)}:00Z` : value;
}

function hasOuterSpace(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasOuterSpace);
  return typeof value === 'string' && value !== value.trim();
}

/** Removes `false` from tick boxes: in the form, an optional one is ticked or says nothing. */
export function withoutUnticked(fields: readonly DataField[], values: PlayerValues): PlayerValues {
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = fields.find((one) => one.name === name);
    if (value === false && field?.required === 'never') return [];
    const inner = (one: unknown) => withoutUnticked(field?.fields ?? [], one as PlayerValues);
    if (field?.kind === 'group') return [[name, inner(value)]];
    if (field?.kind === 'list' && Array.isArray(value)) return [[name, value.map(inner)]];
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** The fields of a data schema, values that a visitor can enter, and what is stored of them. */
export function sampleFor(source: SourceFile) {
  const { core, fields } = readDataSchema(source);
  const sampler = createSampler(core);
  const random = randomNumbers(SEED + path.basename(source.path).length);
  for (let attempt = 0; attempt < 200; attempt++) {
    const sampled = asEntered(sampler.valid(random)) as PlayerValues | undefined;
    const values = sampled && withoutUnticked(fields, sampled);
    if (values && !hasOuterSpace(values) && sampler.accepts(values))
      return {
        fields,
        values,
        stored: prune(core, values, sampler.isValid),
      };
  }
  throw new Error(`No values fit the data schema ${source.path}.`);
}
