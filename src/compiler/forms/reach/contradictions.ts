import type { CoreSchema } from '../core-schema.ts';
import { FORMATS } from '../formats.ts';
import { acceptsNumber, booleanRules, listRules, numberRules, textRules } from '../sample/rules.ts';
import { patternLength } from './pattern-length.ts';

function inTexts(definitions: readonly CoreSchema[]): string | undefined {
  const { values, formats, minLength, maxLength, patterns } = textRules(definitions);
  if (minLength > maxLength) return `it needs at least ${minLength} and at most ${maxLength} characters`;
  if (new Set(formats).size > 1) return `no text has the formats ${formats.join(' and ')} at the same time`;
  const [format] = formats;
  const [least, most] = format ? FORMATS[format].lengths : [0, Number.POSITIVE_INFINITY];
  if (maxLength < least)
    return `the format ${format} needs ${least} characters, and the field accepts ${maxLength}`;
  if (minLength > most)
    return `the format ${format} has ${most} characters, and the field needs ${minLength}`;
  for (const pattern of patterns) {
    const [shortest, longest] = patternLength(pattern);
    if (shortest > maxLength)
      return `its pattern needs ${shortest} characters, and the field accepts ${maxLength}`;
    if (longest < minLength)
      return `its pattern allows ${longest} characters, and the field needs ${minLength}`;
  }
  const matching = values?.filter((value) =>
    patterns.every((pattern) => new RegExp(pattern, 'u').test(value)),
  );
  return matching?.length === 0 ? 'no option is allowed by all its rules' : undefined;
}

function inNumbers(definitions: readonly CoreSchema[]): string | undefined {
  const rules = numberRules(definitions);
  if (rules.values) return rules.values.length === 0 ? 'no option is allowed by all its rules' : undefined;
  const low = Math.max(rules.minimum, rules.above);
  const high = Math.min(rules.maximum, rules.below);
  const from = low === rules.above ? `more than ${low}` : `at least ${low}`;
  const to = high === rules.below ? `less than ${high}` : `at most ${high}`;
  const isOpen = low === rules.above || high === rules.below;
  if (low > high || (low === high && isOpen)) return `it must be ${from} and ${to}`;
  const step = Math.max(rules.isInteger ? 1 : 0, ...rules.steps);
  if (step === 0 || high - low >= step * 2) return undefined;
  const first = Math.ceil(low / step) * step;
  const fits = [first, first + step, first + 2 * step].some((value) => acceptsNumber(rules, value));
  return fits
    ? undefined
    : `there is no ${rules.isInteger ? 'whole number' : `multiple of ${step}`} between its limits`;
}

function inLists(definitions: readonly CoreSchema[]): string | undefined {
  const { items, minItems, maxItems, isUnique } = listRules(definitions);
  if (minItems > maxItems) return `it needs at least ${minItems} and at most ${maxItems} entries`;
  if (maxItems < 1) return 'it may have no entries';
  const values = items[0]?.type === 'string' ? textRules(items).values : numberRules(items).values;
  if (isUnique && values && values.length < minItems)
    return `it needs ${minItems} different entries, and the number of its options is ${values.length}`;
  return items[0]?.type === 'object' ? undefined : contradictionIn(items);
}

/** Says why no value is accepted by all definitions of a field; undefined if there is no contradiction that is easy to see. */
export function contradictionIn(definitions: readonly CoreSchema[]): string | undefined {
  const [first] = definitions;
  if (first?.type === 'string') return inTexts(definitions);
  if (first?.type === 'number' || first?.type === 'integer') return inNumbers(definitions);
  if (first?.type === 'boolean')
    return booleanRules(definitions).length === 0 ? 'it must be both true and false' : undefined;
  return first?.type === 'array' ? inLists(definitions) : undefined;
}
