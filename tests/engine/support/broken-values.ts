import type { CoreSchema, CoreText } from '../../../src/form-core/core-schema.ts';
import type { DataField } from '../../../src/form-core/form-fields.ts';
import { valueAt } from '../../support/value-at.ts';

/** A text that breaks one rule of a field that visitors type into. */
export interface BrokenText {
  /** Path of the value, with the indices of list entries. */
  path: string;
  /** The keyword of the data schema. */
  rule: string;
  text: string;
}

const WRONG_FORMATS: Record<string, string> = {
  email: 'nobody',
  uri: 'word',
  tel: '12 34',
  date: '99/99/2027',
  uuid: '123e4567',
};

type Rule = [rule: string, text: string];

function brokenTexts({ enum: options, format, pattern, minLength = 1, maxLength }: CoreText): Rule[] {
  if (options) return [];
  const rules: Rule[] = [];
  const isShort = format === undefined || format === 'email' || format === 'uri';
  if (minLength > 1 && !format && !pattern) rules.push(['minLength', 'x'.repeat(minLength - 1)]);
  // Formats and patterns of a fixed length are broken as well by a long text.
  if (maxLength !== undefined && maxLength <= 4000 && isShort && !pattern && !format)
    rules.push(['maxLength', 'x'.repeat(maxLength + 1)]);
  const wrong = format && WRONG_FORMATS[format];
  if (wrong) rules.push(['format', wrong]);
  if (pattern && !new RegExp(pattern, 'u').test('~~') && maxLength !== 1) rules.push(['pattern', '~~']);
  return rules;
}

function brokenNumbers(schema: CoreSchema): Rule[] {
  if (schema.type !== 'number' && schema.type !== 'integer') return [];
  const { enum: options, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, type } = schema;
  if (options) return [];
  const step = multipleOf ?? 1;
  const limit = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < 1e12;
  return [
    ['type', 'many'],
    ...(limit(minimum) ? ([['minimum', String(minimum - step)]] satisfies Rule[]) : []),
    ...(limit(maximum) ? ([['maximum', String(maximum + step)]] satisfies Rule[]) : []),
    ...(limit(exclusiveMinimum) ? ([['exclusiveMinimum', String(exclusiveMinimum)]] satisfies Rule[]) : []),
    ...(limit(exclusiveMaximum) ? ([['exclusiveMaximum', String(exclusiveMaximum)]] satisfies Rule[]) : []),
    ...(type === 'number' && multipleOf && limit(minimum ?? 0)
      ? ([['multipleOf', String((minimum ?? exclusiveMinimum ?? 0) + multipleOf * 1.5)]] satisfies Rule[])
      : []),
  ];
}

function rulesOf({ kind, definitions, required }: DataField, isTyped: boolean): Rule[] {
  const rules: Rule[] = definitions.flatMap((one): Rule[] =>
    one.type === 'string' ? brokenTexts(one) : brokenNumbers(one),
  );
  const canBeEmptied = isTyped && (kind === 'text' || kind === 'integer' || kind === 'number');
  return canBeEmptied && required === 'always' ? [['required', ''], ...rules] : rules;
}

/** Lists a text for each rule that a typed value can break, for every field that the values contain. */
export function brokenValues(fields: readonly DataField[], values: unknown, prefix = ''): BrokenText[] {
  return fields.flatMap((field): BrokenText[] => {
    const path = `${prefix}${field.name}`;
    const value = valueAt(values, path);
    if (value === undefined) return [];
    if (field.kind === 'group') {
      const inside = brokenValues(field.fields, values, `${path}.`);
      // Without its only answer, an optional group is left out, and nothing in it is required.
      const isLeftOut = field.required !== 'always' && Object.keys(value as object).length === 1;
      return isLeftOut ? inside.filter(({ rule }) => rule !== 'required') : inside;
    }
    if (field.kind === 'list') return brokenValues(field.fields, values, `${path}.0.`);
    return rulesOf(field, true).map(([rule, text]) => ({ path, rule, text }));
  });
}
