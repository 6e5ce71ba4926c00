import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DataSchema } from '../../../src/form-core/data-schema.ts';
import { allFields } from '../../../src/form-core/form-fields.ts';
import { FORMATS } from '../../../src/form-core/formats.ts';
import { DEFAULT_LIMITS } from '../../../src/form-core/limits.ts';
import { withoutChoices } from '../../support/core-samples.ts';

export type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rewrites what Ajv does not read, so that it can judge values by the schema as written: drafts 3 and 4 and keywords of
 * OpenAPI. It is the oracle for these drafts, and shares no code with the compiler.
 */
function forAjv(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forAjv);
  if (!isJson(value)) return value;
  const { id, ...rest } = value;
  const schema: Json = typeof id === 'string' ? rest : value;
  const own = Object.entries(isJson(schema['properties']) ? schema['properties'] : {});
  // A value that the server sets is not among those that a client must send.
  const isSet = (one: unknown) => isJson(one) && one['readOnly'] === true;
  const named = Array.isArray(schema['required']) ? schema['required'] : [];
  const required = [
    ...named.filter((name) => !own.some(([key, one]) => key === name && isSet(one))),
    ...own.flatMap(([key, one]) => (isJson(one) && one['required'] === true ? [key] : [])),
  ];
  const entries = Object.entries(schema).flatMap(([key, inner]): [string, unknown][] => {
    if (key === 'required' || key === '$schema') return [];
    if (key === '$id' && String(inner).startsWith('#')) return [];
    if ((key === 'exclusiveMinimum' || key === 'exclusiveMaximum') && typeof inner === 'boolean')
      return inner ? [[key, schema[key === 'exclusiveMinimum' ? 'minimum' : 'maximum']]] : [];
    return [[key, forAjv(inner)]];
  });
  return Object.fromEntries([...entries, ...(required.length > 0 ? [['required', required]] : [])]);
}

/** The entries of a tuple are the fields of a group, and some properties have fields with other names. */
function asWritten(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => asWritten(one, names));
  if (!isJson(value)) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([name]) => /^entry_\d$/.test(name)))
    return entries.map(([, inner]) => asWritten(inner, names));
  return Object.fromEntries(
    entries.map(([name, inner]) => [names.get(name) ?? name, asWritten(inner, names)]),
  );
}

/** Names of fields → names of properties, by the notice that a person reads. */
function namesOf({ notices }: DataSchema): ReadonlyMap<string, string> {
  const texts = notices.map(
    ({ message }) => message.match(/^Fields have other names[^:]*: (.*)\.$/)?.[1] ?? '',
  );
  const pairs = [...texts.join(', ').matchAll(/("(?:[^"\\]|\\.)*") is ([^\s,]+)/g)];
  return new Map(pairs.map(([, name = '""', field = '']) => [field, JSON.parse(name) as string]));
}

const isWithinLimits = (value: unknown): boolean =>
  typeof value === 'number'
    ? Math.abs(value) <= DEFAULT_LIMITS.number
    : typeof value !== 'object' || value === null || Object.values(value).every(isWithinLimits);

/** The formats that a notice says are not checked. */
const uncheckedFormats = ({ notices }: DataSchema): string[] =>
  notices.flatMap(
    ({ message }) => /^"format" is "([^"]+)", which forms do not check/.exec(message)?.[1] ?? [],
  );

/** A value that a form accepts, as its author knows it, and the rule of the author that it breaks. */
interface Lost {
  sent: unknown;
  rule: string;
}

/** The value of a property that a form does not send: null, if a notice says so, or a list without entries. */
function absentValues({ fields, notices }: DataSchema): ReadonlyMap<string, unknown> {
  const nullable = notices.flatMap(
    ({ message }) => /may be null: (.*?)(?: \(\d+ places\))?\.$/.exec(message)?.[1]?.split(', ') ?? [],
  );
  const lists = allFields(fields).filter(
    ({ kind }) => kind === 'choices' || kind === 'texts' || kind === 'list',
  );
  return new Map<string, unknown>([
    ...lists.map(({ name }): [string, unknown] => [name, []]),
    ...nullable.map((name): [string, unknown] => [name, null]),
  ]);
}

/** The object at the path of an error of Ajv. */
function ownerIn(value: unknown, instancePath: string): Json | undefined {
  const owner = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((found, key) => (found as Json | undefined)?.[key], value);
  return isJson(owner) ? owner : undefined;
}

/** Values are tried one by one: an alternative may forbid what another one requires. */
const MOST_TRIALS = 300;

/** Whether a value is valid with some of the absent ones, which are the same as none in a form. Changes the value. */
function canComplete(
  value: unknown,
  validate: ValidateFunction,
  absent: ReadonlyMap<string, unknown>,
): boolean {
  let trials = 0;
  const isComplete = (): boolean => {
    if (validate(value)) return true;
    for (const { keyword, instancePath, params } of validate.errors ?? []) {
      const name = keyword === 'required' ? String((params as Json)['missingProperty']) : '';
      const owner = absent.has(name) ? ownerIn(value, instancePath) : undefined;
      if (!owner || owner[name] !== undefined || trials++ > MOST_TRIALS) continue;
      owner[name] = structuredClone(absent.get(name));
      if (isComplete()) return true;
      delete owner[name];
    }
    return false;
  };
  return isComplete();
}

/** A pattern of an older schema may have escapes that the flag `u` refuses. */
const regExp = Object.assign(
  (pattern: string, flags: string) => {
    try {
      return new RegExp(pattern, flags);
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: 'new RegExp' },
);

/** The formats of texts that this project defines itself: addresses and numbers as people write them. */
const OWN_FORMATS = { uri: 'uri', url: 'uri', tel: 'tel', time: 'time' } as const;

/**
 * Creates the function that judges a value which a form accepts by the schema as its author wrote it. The other
 * direction is no fault: forms have limits, ask for a choice between alternatives, and are never empty.
 */
export function oracleOf(written: Json, data: DataSchema): (value: Json) => Lost | undefined {
  const options = { strict: false, logger: false, multipleOfPrecision: 9, code: { regExp } } as const;
  const isLater = /20(?:19|20)-/.test(String(written['$schema']));
  const ajv = isLater ? new Ajv2020(options) : new Ajv(options);
  addFormats(ajv);
  for (const [name, own] of Object.entries(OWN_FORMATS))
    ajv.addFormat(name, new RegExp(FORMATS[own].pattern, 'u'));
  for (const format of uncheckedFormats(data)) ajv.addFormat(format, true);
  const validate = ajv.compile(forAjv(written) as Json);
  const names = namesOf(data);
  const absent = absentValues(data);
  return (value) => {
    const sent = structuredClone(asWritten(withoutChoices(data.core, value), names));
    if (!isWithinLimits(sent)) return undefined;
    if (canComplete(sent, validate, absent)) return undefined;
    validate(sent);
    const [first] = validate.errors ?? [];
    return { sent, rule: `${first?.instancePath} ${first?.schemaPath}` };
  };
}
