import type { CoreSchema } from '../core-schema.ts';
import { FORMATS } from '../formats.ts';
import { fulfils, jointRules, type Rules } from '../sample/rules.ts';
import { patternLength } from './pattern-length.ts';

function inTexts({ formats, minLength, maxLength, patterns }: Rules): string | undefined {
  if (maxLength < 1) return 'it may have no characters';
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
  return undefined;
}

function inNumbers(rules: Rules): string | undefined {
  const low = Math.max(rules.minimum, rules.above);
  const high = Math.min(rules.maximum, rules.below);
  const from = low === rules.above ? `more than ${low}` : `at least ${low}`;
  const to = high === rules.below ? `less than ${high}` : `at most ${high}`;
  const isOpen = low === rules.above || high === rules.below;
  if (low > high || (low === high && isOpen)) return `it must be ${from} and ${to}`;
  const step = Math.max(rules.isInteger ? 1 : 0, ...rules.steps);
  if (step === 0 || high - low >= step * 2) return undefined;
  const first = Math.ceil(low / step) * step;
  if ([first, first + step, first + 2 * step].some((value) => fulfils(rules, value))) return undefined;
  return `there is no ${rules.isInteger ? 'whole number' : `multiple of ${step}`} between its limits`;
}

function inLists({ items, minItems, maxItems, isUnique }: Rules): string | undefined {
  if (minItems > maxItems) return `it needs at least ${minItems} and at most ${maxItems} entries`;
  if (maxItems < 1) return 'it may have no entries';
  const { values } = jointRules(items);
  if (isUnique && values && values.length < minItems)
    return `it needs ${minItems} different entries, and the number of its options is ${values.length}`;
  return contradictionIn(items);
}

/**
 * Says why no value is accepted by all definitions of a field; undefined if there is no contradiction that is easy to
 * see.
 */
export function contradictionIn(definitions: readonly CoreSchema[]): string | undefined {
  const type = definitions[0]?.type;
  if (type === undefined || type === 'object') return undefined;
  const rules = jointRules(definitions);
  if (type === 'array') return inLists(rules);
  if (rules.values) {
    if (rules.values.some((value) => fulfils(rules, value))) return undefined;
    return type === 'boolean' ? 'it must be both true and false' : 'no option is allowed by all its rules';
  }
  if (type === 'boolean') return undefined;
  return type === 'string' ? inTexts(rules) : inNumbers(rules);
}
