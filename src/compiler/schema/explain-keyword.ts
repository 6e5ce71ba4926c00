import type { ErrorObject } from 'ajv';
import { nearest } from '@json-site/model/visitor';
import type { JsonPath, ValuePart } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { DiagnosticCode } from '../report/codes.ts';
import type { Fix } from '../report/fix.ts';
import { at, type Sentence, type SentencePart, sentence } from '../report/sentence.ts';
import { count, formatValue, intended, kindName, kindOf, suggestion } from '../report/wording.ts';
import { rewritten } from './rewritten.ts';
import type { Schema } from './schema-set.ts';
import { movedTo, renamedTo } from './schema-walk.ts';

/** A schema error as a diagnostic. */
export interface SchemaDiagnostic {
  code: DiagnosticCode;
  jsonPath: JsonPath;
  part: ValuePart;
  message: Sentence;
  hint: Sentence | undefined;
  fix?: Fix | undefined;
  /** The name of the required property that the value lacks. */
  missing?: string;
}

/** An Ajv error with the value that it concerns, and that value's schema and JSON path in its file. */
export interface LocatedError {
  error: ErrorObject;
  schema: Schema | undefined;
  value: unknown;
  /** Returns the schema description of a property of the value. */
  describe: (name: string) => string | undefined;
  jsonPath: JsonPath;
  /** The value as the subject of a sentence. */
  subject: SentencePart;
}

type Explain = (located: LocatedError) => SchemaDiagnostic;

function schemaDiagnostic(
  { jsonPath, schema }: LocatedError,
  code: DiagnosticCode,
  message: Sentence,
  hint: Sentence | undefined = schema?.description,
  part: ValuePart = 'value',
): SchemaDiagnostic {
  return { code, jsonPath, part, message, hint };
}

/** A value that does not fit. `problem` follows the value: "it must be at least 1". */
function unfit(
  located: LocatedError,
  code: DiagnosticCode,
  problem: string,
  hint?: Sentence,
): SchemaDiagnostic {
  const message = sentence`${located.subject} is ${formatValue(located.value)}; ${problem}.`;
  return schemaDiagnostic(located, code, message, hint);
}

/** Returns a parameter of an Ajv error. */
export function param(error: ErrorObject, name: string): unknown {
  return (error.params as Record<string, unknown>)[name];
}

function missing(located: LocatedError): SchemaDiagnostic {
  const name = String(param(located.error, 'missingProperty'));
  const about = located.describe(name);
  const property = { property: name, of: located.jsonPath };
  const hint = about ? sentence`Add ${property}: ${about}` : sentence`Add ${property}.`;
  const message = sentence`${located.subject} has no ${property}.`;
  return { ...schemaDiagnostic(located, 'missing-property', message, hint, 'open'), missing: name };
}

function unknown(located: LocatedError): SchemaDiagnostic {
  const name = String(param(located.error, 'additionalProperty'));
  const { schema = {} } = located;
  const known = Object.keys(schema.properties ?? {}).filter((property) => property !== '$schema');
  const jsonPath = [...located.jsonPath, name];
  const message = sentence`${at(jsonPath)} is not a known property.`;
  const moved = movedTo(schema, name);
  if (moved) {
    const { list, alternative } = moved;
    const hint = `It is an item of "${list}" now: { "${alternative}": … }.`;
    const fix: Fix = { kind: 'move', path: jsonPath, list, name: alternative };
    return { ...schemaDiagnostic({ ...located, jsonPath }, 'unknown-property', message, hint, 'key'), fix };
  }
  const renamed = renamedTo(schema, name);
  const right = renamed ?? intended(name, known);
  const isFree = right !== undefined && isObject(located.value) && !Object.hasOwn(located.value, right);
  return {
    ...schemaDiagnostic(
      { ...located, jsonPath },
      'unknown-property',
      message,
      renamed === undefined ? suggestion(name, known) : `It is called "${renamed}" now.`,
      'key',
    ),
    fix: isFree ? { kind: 'rename', path: jsonPath, name: right } : undefined,
  };
}

/** Names the right value, if there is one, instead of describing all values. */
function rightOr(
  right: string | number | boolean | undefined,
  diagnostic: SchemaDiagnostic,
): SchemaDiagnostic {
  if (right === undefined) return diagnostic;
  const fix: Fix = { kind: 'set', path: diagnostic.jsonPath, value: right };
  return { ...diagnostic, hint: `Write ${formatValue(right)}.`, fix };
}

/** `3`, `-1.5`; the number of `£15` and `£1,250.50`. */
const NUMBER = /^\p{Sc}?(-?(?:\d{1,3}(?:,\d{3})+|0|[1-9]\d*)(?:\.\d+)?)$/u;

/** A number, or true and false, that only need no quotes. */
function unquoted({ error, value }: LocatedError): number | boolean | undefined {
  const [type, ...others] = [param(error, 'type')].flat();
  if (typeof value !== 'string' || others.length > 0) return undefined;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  const number = NUMBER.exec(value)?.[1];
  // Without a sign of a currency, a comma may be that of a decimal fraction.
  if (number === undefined || (number.includes(',') && number === value)) return undefined;
  const right = Number(number.replaceAll(',', ''));
  if (!Number.isSafeInteger(Math.trunc(right))) return undefined;
  // A whole number may be an amount in pence.
  const isWhole = type === 'integer' && number === value && Number.isInteger(right);
  return type === 'number' || isWhole ? right : undefined;
}

function wrongType(located: LocatedError): SchemaDiagnostic {
  const { error, value, subject } = located;
  const types = [param(error, 'type')].flat().map((type) => kindName(String(type)));
  const kind = value === null ? '' : `, ${kindOf(value)}`;
  const message = sentence`${subject} is ${formatValue(value)}${kind}; it must be ${types.join(' or ')}.`;
  const right = unquoted(located);
  return rightOr(right, schemaDiagnostic(located, 'wrong-type', message));
}

function wrongLength(located: LocatedError): SchemaDiagnostic {
  const { error, value, subject } = located;
  const limit = Number(param(error, 'limit'));
  const atMost = error.keyword.startsWith('max');
  const [amount, noun] = Array.isArray(value)
    ? [value.length, 'item']
    : isObject(value)
      ? [Object.keys(value).length, 'name']
      : [[...String(value)].length, 'character'];
  const bound = `${amount.toLocaleString('en-GB')} of ${atMost ? 'at most' : 'at least'} ${count(limit, noun)}`;
  const [tooLong, tooShort] =
    typeof value === 'string' ? ['is too long', 'is too short'] : ['has too much', 'has too little'];
  const problem = atMost ? tooLong : tooShort;
  return schemaDiagnostic(located, 'out-of-range', sentence`${subject} ${problem} (${bound}).`);
}

function wrongNumber(located: LocatedError): SchemaDiagnostic {
  const { error } = located;
  const words: Record<string, string> = {
    minimum: 'at least',
    maximum: 'at most',
    exclusiveMinimum: 'more than',
    exclusiveMaximum: 'less than',
    multipleOf: 'a multiple of',
  };
  const limit = String(param(error, 'limit') ?? param(error, 'multipleOf'));
  return unfit(located, 'out-of-range', `it must be ${words[error.keyword] ?? ''} ${limit}`);
}

function notAllowed(located: LocatedError): SchemaDiagnostic {
  const { error, value } = located;
  const allowed = [param(error, 'allowedValues') ?? param(error, 'allowedValue')].flat();
  const list = allowed.map((one) => JSON.stringify(one)).join(', ');
  const near = typeof value === 'string' ? nearest(value, allowed.map(String)) : undefined;
  const question = near === undefined ? '' : `Did you mean ${JSON.stringify(near)}?  `;
  const hint = `${question}${located.schema?.description ?? ''}`;
  const right = typeof value === 'string' ? intended(value, allowed.map(String)) : undefined;
  return {
    ...unfit(located, 'not-allowed', `allowed: ${list}`, hint),
    fix:
      right !== undefined && allowed.includes(right)
        ? { kind: 'set', path: located.jsonPath, value: right }
        : undefined,
  };
}

function repeated(located: LocatedError): SchemaDiagnostic {
  const [first, second] = [Number(param(located.error, 'j')), Number(param(located.error, 'i'))].sort(
    (a, b) => a - b,
  );
  const jsonPath = [...located.jsonPath, second ?? 0];
  const message = sentence`${at(jsonPath)} repeats ${at([...located.jsonPath, first ?? 0])}.`;
  return {
    ...schemaDiagnostic(
      { ...located, jsonPath },
      'not-allowed',
      message,
      'Each value may appear once; delete one of them.',
    ),
    fix: { kind: 'remove', path: jsonPath },
  };
}

function wrongPattern(located: LocatedError): SchemaDiagnostic {
  const { error, value, schema } = located;
  const [example] = schema?.examples ?? [];
  const about = [schema?.description, example !== undefined && `For example ${formatValue(example)}.`]
    .filter(Boolean)
    .join(' ');
  const pattern = schema?.pattern && `${about && ' '}Pattern: ${schema.pattern}`;
  const hint = pattern ? sentence`${about}${{ exact: pattern }}` : about;
  const form =
    error.keyword === 'format' ? `the form "${String(param(error, 'format'))}"` : 'the required form';
  const isRewritable = typeof value === 'string' && error.keyword === 'pattern';
  const right = isRewritable ? rewritten(value, schema) : undefined;
  return rightOr(right, unfit(located, 'wrong-pattern', `it does not have ${form}`, hint));
}

function otherwise(located: LocatedError): SchemaDiagnostic {
  return unfit(located, 'not-allowed', `it ${located.error.message ?? 'is not valid'}`);
}

const EXPLAIN: Record<string, Explain> = {
  required: missing,
  additionalProperties: unknown,
  type: wrongType,
  minLength: wrongLength,
  maxLength: wrongLength,
  minItems: wrongLength,
  maxItems: wrongLength,
  minProperties: wrongLength,
  maxProperties: wrongLength,
  minimum: wrongNumber,
  maximum: wrongNumber,
  exclusiveMinimum: wrongNumber,
  exclusiveMaximum: wrongNumber,
  multipleOf: wrongNumber,
  enum: notAllowed,
  const: notAllowed,
  uniqueItems: repeated,
  pattern: wrongPattern,
  format: wrongPattern,
};

/** Converts an error to a diagnostic, by its keyword. */
export function explain(located: LocatedError): SchemaDiagnostic {
  return (EXPLAIN[located.error.keyword] ?? otherwise)(located);
}
