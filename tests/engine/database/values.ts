import type { FormValue, FormValues } from '../../../src/forms/values/form-values.ts';
import { fc } from '../../support/fast-check.ts';
import { type DataSchema, type FieldRule, goodAnswers } from '../../support/forms.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** Form values that test one field. */
export interface Trial {
  field: string;
  answers: FormValues;
}

const LISTS = (options: string[]) => [
  [],
  options,
  ...options.map((option) => [option]),
  [...options.slice(0, 1), ...options.slice(0, 1)],
  ['other'],
  [...options, 'x'],
  [''],
  [...options].reverse(),
  [options[0]?.toUpperCase() ?? ''],
  ...HOSTILE_TEXTS.slice(0, 60).map((text) => [...options.slice(0, 1), text]),
];

/** Texts around every length limit, in characters of one, two and four bytes: limits count characters. */
function lengths({ minLength = 1, maxLength = 50 }: FieldRule): string[] {
  const around = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  return around.flatMap((length) =>
    ['x', 'é', '\u{1f600}'].map((letter) => letter.repeat(Math.max(0, length))),
  );
}

const nearOption = (option: string) => [option, ` ${option} `, option.toUpperCase(), `${option}x`];

function boundaryValues(rule: FieldRule): FormValue[] {
  if (rule.items) return LISTS(rule.items.enum);
  return [...lengths(rule), ...(rule.enum ?? []).flatMap(nearOption)];
}

/** Every boundary value of every field, and every field omitted once. */
export function* boundaries(schema: DataSchema): Generator<Trial> {
  const good = goodAnswers(schema);
  yield { field: '', answers: good };
  for (const [field, rule] of Object.entries(schema.properties)) {
    yield { field, answers: { ...good, [field]: undefined } };
    for (const value of boundaryValues(rule)) yield { field, answers: { ...good, [field]: value } };
  }
}

/** The shortest valid form. */
function required(schema: DataSchema): FormValues {
  const good = goodAnswers(schema);
  return Object.fromEntries(schema.required.map((field) => [field, good[field]]));
}

/** Every hostile text in every text field. */
export function* hostile(schema: DataSchema): Generator<Trial> {
  const good = required(schema);
  for (const [field, rule] of Object.entries(schema.properties)) {
    if (rule.items) continue;
    for (const text of HOSTILE_TEXTS) yield { field, answers: { ...good, [field]: text } };
  }
}

function anyAnswer(rule: FieldRule): fc.Arbitrary<FormValue> {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 3)), maxLength: 8 }),
    fc
      .tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_TEXTS))
      .map((pair) => pair.join('')),
    fc.emailAddress(),
    fc.webUrl(),
    fc
      .tuple(
        fc.integer({ min: 1990, max: 2110 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`),
    fc
      .tuple(fc.constantFrom('x', 'é', '\u{1f600}', '\u00a0'), fc.integer({ min: -3, max: 3 }))
      .map(([letter, more]) => letter.repeat(Math.max(0, (rule.maxLength ?? 40) + more))),
  );
  if (!rule.items) return rule.enum ? fc.oneof(fc.constantFrom(...rule.enum), texts) : texts;
  return fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...rule.items.enum) }, texts), {
    maxLength: 9,
  });
}

/** Random form values; the same seed generates the same values. */
export function fuzz(schema: DataSchema, count: number, seed: number): Trial[] {
  const good = required(schema);
  const fields = Object.entries(schema.properties);
  const share = Math.ceil(count / fields.length);
  return fields.flatMap(([field, rule], index) =>
    fc
      .sample(anyAnswer(rule), { numRuns: share, seed: seed + index })
      .map((answer): Trial => ({ field, answers: { ...good, [field]: answer } })),
  );
}
