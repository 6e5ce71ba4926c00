import type { Ajv, Options } from 'ajv';
import { createCoreAjv } from '../core-ajv.ts';
import type { ConditionSchema, CoreObject, CoreSchema, FormatName } from '../core-schema.ts';
import { groupsAmong } from '../form-rules/definitions.ts';
import { type IsValid, prune, visibleProperties } from '../form-rules/visible.ts';
import { FORMATS } from '../formats.ts';
import { textOfPattern } from './pattern-text.ts';
import { pick, type Random } from './random.ts';
import { fulfils, jointRules, type Rules } from './rules.ts';

type Values = Record<string, unknown>;

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The compiler has made a valid core. To check it, each Ajv would first compile the meta-schema, which takes 17 ms. */
const OPTIONS: Options = { allErrors: false, validateSchema: false };

/** Evaluates conditions with Ajv. Compiles each of them once. */
export function createIsValid(): IsValid {
  let ajv: Ajv | undefined;
  const compiled = new Map<ConditionSchema, (value: unknown) => boolean>();
  return (schema, value) => {
    // Most forms have no conditions.
    ajv ??= createCoreAjv(OPTIONS);
    const known = compiled.get(schema) ?? (ajv.compile(schema) as (value: unknown) => boolean);
    compiled.set(schema, known);
    return known(value);
  };
}

/** The milliseconds of a day before a time, which may have seconds. */
const millisecondsOf = (time: string) => Date.parse(`1970-01-01T${`${time}:00`.slice(0, 8)}Z`);

/** A text of each format. `later` is a value that the text has to be later than. */
const FORMAT_SAMPLES: Record<FormatName, (day: string, random: Random, later?: string) => string> = {
  // A pattern may exclude addresses of examples.
  email: (_, random) =>
    `${letters(1 + random() * 6, random)}@${random() < 0.8 ? 'example.org' : 'mail.test'}`,
  uri: (_, random) => `https://example.org/${letters(random() * 6, random)}`,
  tel: (_, random) => `0${Math.floor(1e9 + random() * 9e9 - 1)}`,
  date: (day) => day,
  time: (_, random, later) => {
    const from = later === undefined ? 0 : Math.min(millisecondsOf(later) + 1000, DAY - 1000);
    const time = new Date(from + random() * (DAY - from)).toISOString();
    return time.slice(11, later === undefined && random() < 0.5 ? 16 : 19);
  },
  'date-time': (day, random) => new Date(Date.parse(day) + random() * DAY).toISOString(),
  uuid: (_, random) =>
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(random() * 16).toString(16)),
};

function letters(count: number, random: Random): string {
  return Array.from({ length: Math.floor(count) }, () => pick([...LETTERS], random)).join('');
}

/** A text by the rules of all its definitions; undefined if none was found. */
function sampleString(rules: Rules, random: Random, after?: string): string | undefined {
  const { formats, patterns, minLength, maxLength } = rules;
  const [format] = formats;
  const isDated = after !== undefined && format !== 'time';
  const start = isDated ? Date.parse(after) + DAY : FIRST_DAY + Math.floor(random() * 2000) * DAY;
  const day = new Date(start + Math.floor(random() * 300) * DAY).toISOString().slice(0, 10);
  for (let attempt = 0; format && attempt < 20; attempt++) {
    const text = FORMAT_SAMPLES[format](day, random, after);
    if (fulfils(rules, text)) return text;
  }
  const length = () =>
    Math.min(maxLength, Math.max(1, minLength) + Math.floor(random() * Math.min(20, maxLength - minLength)));
  const all = [...new Set([...patterns, ...formats.map((one) => FORMATS[one].pattern)])];
  if (all.length === 0)
    return [letters(length(), random)].find((text) => text !== '' && fulfils(rules, text));
  const accepts = (text: string) => fulfils(rules, text);
  for (const pattern of all) {
    const other = pick(
      all.filter((one) => one !== pattern),
      random,
    );
    /** A text by another rule, which may continue or begin one by the pattern. */
    const like = () =>
      format ? FORMAT_SAMPLES[format](day, random) : other && textOfPattern(other, () => true, random);
    const found = textOfPattern(pattern, accepts, random, () => ({ length: length(), like: like() }));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A number by the rules of all its definitions; undefined if there is none. */
function sampleNumber(rules: Rules, random: Random): number | undefined {
  const step = Math.max(rules.isInteger ? 1 : 0.01, ...rules.steps);
  const low = Math.max(rules.minimum, rules.above);
  const high = Math.min(rules.maximum, rules.below);
  // Without limits in the schema, the limits are JavaScript's largest numbers, which nobody enters.
  const isLimit = (value: number) => Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const from = isLimit(low) ? low : isLimit(high) ? high - 100 * step : 0;
  const span = Math.min(high - from, 100 * step);
  const exact = (value: number) => Number(value.toFixed(9));
  for (let attempt = 0; attempt < 60; attempt++) {
    const value = exact(Math.round((from + random() * span) / step) * step);
    // A narrow range may lie between two steps of 0.01.
    const other = exact(from + random() * (high - from));
    const edge = pick([from, high, from + step, high - step], random) ?? from;
    for (const candidate of [value, edge, other]) if (fulfils(rules, candidate)) return candidate;
  }
  return undefined;
}

/** So many for each entry find also the last of a hundred values that an entry can have. */
const MOST_DRAWS = 20;

function sampleList(
  { items, minItems, maxItems, isUnique }: Rules,
  random: Random,
  isValid: IsValid,
): unknown[] | undefined {
  const least = Math.max(1, minItems);
  const count = least + Math.floor(random() * Math.max(0, Math.min(3, maxItems - least + 1)));
  const list: unknown[] = [];
  const seen = new Set<string>();
  for (let attempt = 0; list.length < count && attempt < MOST_DRAWS * count; attempt++) {
    const item = sampleValue(items, random, isValid);
    const text = JSON.stringify(item);
    if (item === undefined || (isUnique && seen.has(text))) continue;
    seen.add(text);
    list.push(item);
  }
  return list.length >= least && list.length <= maxItems ? list : undefined;
}

/** A value by the rules of all its definitions; undefined if none was found. */
export function sampleValue(
  definitions: readonly CoreSchema[],
  random: Random,
  isValid: IsValid,
  after?: string,
): unknown {
  const rules = jointRules(definitions);
  if (rules.values)
    return pick(
      rules.values.filter((value) => fulfils(rules, value)),
      random,
    );
  switch (definitions[0]?.type) {
    case 'string':
      return sampleString(rules, random, after);
    case 'boolean':
      return random() < 0.5;
    case 'array':
      return sampleList(rules, random, isValid);
    case 'object':
      return sampleObject(groupsAmong(definitions), random, isValid);
    default:
      return sampleNumber(rules, random);
  }
}

/** Fills in what the form shows, again and again, because each value may show or require more. */
function sampleObject(definitions: readonly CoreObject[], random: Random, isValid: IsValid): Values {
  let value: Values = {};
  const skipped = new Set<string>();
  /** With how many definitions a group was filled in: an answer beside it may add some. */
  const known = new Map<string, number>();
  const share = random();
  for (let round = 0; round < 20; round++) {
    const open = [...visibleProperties(definitions, value, isValid)].filter(
      ([name, { definitions: all, isRequired }]) =>
        value[name] === undefined
          ? isRequired || !skipped.has(name)
          : all[0]?.type === 'object' && known.get(name) !== all.length,
    );
    if (open.length === 0) break;
    for (const [name, property] of open) {
      if (!property.isRequired && random() > share) {
        skipped.add(name);
        continue;
      }
      known.set(name, property.definitions.length);
      const other = jointRules(property.definitions)
        .afters.map((one) => value[one])
        .find((one) => typeof one === 'string');
      const after = typeof other === 'string' ? other : undefined;
      const sampled = sampleValue(property.definitions, random, isValid, after);
      if (sampled === undefined) skipped.add(name);
      else value = { ...value, [name]: sampled };
    }
    if (open.every(([name]) => value[name] === undefined)) break;
  }
  return value;
}

const TRIES = 40;

/** Makes values for a core. */
export interface Sampler {
  /** Values that are valid, cleaned and pruned; undefined if none were found. */
  valid: (random?: Random) => Values | undefined;
  isValid: IsValid;
  /** Whether pruned values are valid. */
  accepts: (value: unknown) => boolean;
}

export function createSampler(core: CoreObject): Sampler {
  const isValid = createIsValid();
  const validate = createCoreAjv(OPTIONS).compile(core);
  const accepts = (value: unknown) => validate(value) as boolean;
  const valid = (random: Random = Math.random) => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const value = prune(core, sampleObject([core], random, isValid), isValid);
      if (accepts(value)) return value;
    }
    return undefined;
  };
  return { valid, isValid, accepts };
}
