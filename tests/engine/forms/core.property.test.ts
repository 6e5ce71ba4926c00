import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { createCoreAjv } from '../../../src/form-core/core-ajv.ts';
import type {
  ConditionSchema,
  CoreBranch,
  CoreCondition,
  CoreObject,
  CoreSchema,
} from '../../../src/form-core/core-schema.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { prune, visibleProperties } from '../../../src/form-core/form-rules/visible.ts';
import { DEFAULT_LIMITS } from '../../../src/form-core/limits.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler, type Sampler } from '../../../src/form-core/sample/sample.ts';
import { withoutChoices } from '../../support/core-samples.ts';
import { dataSchemas, type WrittenSchema } from '../../support/data-schemas.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { looseSchemas } from '../../support/loose-schemas.ts';
import { compiledRules } from '../../support/rendered-form.tsx';
import { nearValid } from '../support/near-valid.ts';

type Values = Record<string, unknown>;

const SCHEMAS = IS_FULL_RUN ? 500 : 20;
const VALUES = 30;
const TIMEOUT = 180_000;

function read(schema: WrittenSchema) {
  return readDataSchema({ path: 'form.schema.json', text: JSON.stringify(schema, null, 2) });
}

/** The choices between alternatives in a core, at every depth. */
function choicesOf(schema: CoreSchema | Omit<CoreObject, 'type'>): string[] {
  if ('items' in schema) return choicesOf(schema.items);
  if (!('properties' in schema) && !('allOf' in schema)) return [];
  const { properties = {}, allOf = [] } = schema as Partial<CoreObject>;
  return [
    ...Object.entries(properties).flatMap(([name, one]) =>
      one.type === 'string' && one.choiceOf ? [name] : choicesOf(one),
    ),
    ...allOf.flatMap(({ then, else: other }) =>
      [then, other].flatMap((branch) => (branch ? choicesOf(branch as CoreObject) : [])),
    ),
  ];
}

/** Whether a value is within the limits that every form has, whatever its data schema says. */
function isWithinLimits(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= DEFAULT_LIMITS.number;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWithinLimits);
}

/** Whether values have no answer. A form refuses them, whatever its data schema says. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined || value === false;
  return !Array.isArray(value) && Object.values(value).every(isEmpty);
}

/** Valid values and values with one change, as a form could send them. */
function* valuesFor(core: CoreObject, sampler: Sampler, seed: number): Generator<Values> {
  const random = randomNumbers(seed);
  for (let count = 0; count < VALUES; count++) {
    const value = sampler.valid(random);
    if (!value) throw new Error('No answers are valid.');
    yield value;
    yield prune(core, nearValid(value, random), sampler.isValid);
  }
}

/** The names of all properties that are lists and may be empty, at every depth. */
function listsIn(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set();
  const { properties = {} } = schema as {
    properties?: Record<string, { type?: unknown; minItems?: number }>;
  };
  const own = Object.entries(properties).filter(
    ([, { type, minItems = 0 }]) => [type].flat().includes('array') && minItems === 0,
  );
  return new Set([
    ...own.map(([name]) => name),
    ...Object.values(schema).flatMap((one) => [...listsIn(one)]),
  ]);
}

/**
 * Judges values by the data schema as written. Undecided if a required list is missing that may be empty: a form sends
 * no empty list, and asks for an entry only where the presence of the list decides a condition.
 */
function verdictAsWritten(schema: object): (value: unknown) => 'accepted' | 'refused' | 'undecided' {
  const validate = createCoreAjv().compile(schema);
  const lists = listsIn(schema);
  return (value) => {
    if (validate(value)) return 'accepted';
    const missing = (validate.errors ?? []).map(({ params }) => String(params['missingProperty']));
    return missing.some((name) => lists.has(name)) ? 'undecided' : 'refused';
  };
}

test('a form of every data schema can be completed, and its core accepts what the schema accepts', {
  timeout: TIMEOUT,
}, () => {
  let compared = 0;
  let refused = 0;
  fc.assert(
    fc.property(looseSchemas, fc.nat(), ({ schema, toWritten }, seed) => {
      const { core, diagnostics } = read(schema);
      expect(diagnostics.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
      const sampler = createSampler(core);
      const written = verdictAsWritten(schema);
      const hasChoices = choicesOf(core).length > 0;
      for (const value of valuesFor(core, sampler, seed)) {
        const isAccepted = sampler.accepts(value);
        const sent = withoutChoices(core, value);
        const verdict = written(toWritten(sent));
        compared += 1;
        if (!isAccepted) refused += 1;
        // With a choice, the values may belong to the alternative that was not chosen.
        if (!isAccepted && (hasChoices || isEmpty(sent))) continue;
        if (!isWithinLimits(sent)) continue;
        const agrees = verdict === 'undecided' || isAccepted === (verdict === 'accepted');
        expect({ sent, isAccepted, verdict, agrees }).toMatchObject({ agrees: true });
      }
    }),
    { numRuns: SCHEMAS },
  );
  expect(compared).toBeGreaterThan(SCHEMAS * VALUES);
  expect(refused).toBeGreaterThan(compared / 10);
});

/** The properties that the test of a condition asks for without requiring them. */
function questionsOf({ properties = {}, required = [], not }: ConditionSchema): string[] {
  const own = Object.keys(properties).filter((name) => !required.includes(name));
  return [...own, ...(not ? questionsOf(not) : [])];
}

const fieldsOf = (branch: CoreBranch | undefined) => Object.keys(branch?.properties ?? {});

test('no branch of a condition shows before its question is answered', { timeout: TIMEOUT }, () => {
  let asked = 0;
  fc.assert(
    fc.property(dataSchemas, (schema) => {
      const {
        if: test,
        then,
        else: other,
        properties: own,
      } = schema as unknown as CoreBranch & CoreCondition;
      const questions = test ? questionsOf(test) : [];
      const { core } = read(schema);
      const isBox = questions.some((name) => core.properties[name]?.type === 'boolean');
      if (questions.length === 0 || isBox) return;
      asked += 1;
      const shown = [...visibleProperties(core, {}, createSampler(core).isValid).keys()];
      // A branch may have rules about the entries of a list that is always shown.
      const added = [...fieldsOf(then), ...fieldsOf(other)].filter((name) => !Object.hasOwn(own ?? {}, name));
      const early = added.filter((name) => shown.includes(name));
      expect({ schema, early }).toEqual({ schema, early: [] });
    }),
    { numRuns: IS_FULL_RUN ? 1000 : 50 },
  );
  expect(asked).toBeGreaterThan(0);
});

test('the generated module of every core accepts the same values', { timeout: TIMEOUT }, async () => {
  await fc.assert(
    fc.asyncProperty(dataSchemas, fc.nat(), async (schema, seed) => {
      const { core } = read(schema);
      const { validators } = await compiledRules(core);
      const validate = validators[hashForSchema(core as RJSFSchema)];
      const sampler = createSampler(core);
      for (const value of valuesFor(core, sampler, seed)) {
        expect({ value, isAccepted: validate?.(value) }).toEqual({
          value,
          isAccepted: sampler.accepts(value),
        });
      }
    }),
    { numRuns: SCHEMAS / 4 },
  );
});
