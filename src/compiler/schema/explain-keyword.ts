import type { ErrorObject } from 'ajv';
import type { DiagnosticCode } from '../report/codes.ts';
import { count, formatValue, kindName, kindOf, nearest, suggestion } from '../report/wording.ts';
import { formatPath, type JsonPath, type ValuePart } from '../source/locations.ts';
import type { Schema } from './schema-set.ts';
import { isObject } from './schema-walk.ts';

/** A schema error as a diagnostic. */
export interface SchemaDiagnostic {
  code: DiagnosticCode;
  jsonPath: JsonPath;
  part: ValuePart;
  message: string;
  hint: string | undefined;
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
  /** The JSON path as the subject of a sentence. */
  subject: string;
}

type Explain = (located: LocatedError) => SchemaDiagnostic;

function schemaDiagnostic(
  { jsonPath, schema }: LocatedError,
  code: DiagnosticCode,
  message: string,
  hint: string | undefined = schema?.description,
  part: ValuePart = 'value',
): SchemaDiagnostic {
  return { code, jsonPath, part, message, hint };
}

/** Returns a parameter of an Ajv error. */
export function param(error: ErrorObject, name: string): unknown {
  return (error.params as Record<string, unknown>)[name];
}

function missing(located: LocatedError): SchemaDiagnostic {
  const name = String(param(located.error, 'missingProperty'));
  const about = located.describe(name);
  const hint = about ? `Add "${name}": ${about}` : `Add "${name}".`;
  const message = `${located.subject} has no "${name}".`;
  return { ...schemaDiagnostic(located, 'missing-property', message, hint, 'open'), missing: name };
}

function unknown(located: LocatedError): SchemaDiagnostic {
  const name = String(param(located.error, 'additionalProperty'));
  const known = Object.keys(located.schema?.properties ?? {}).filter((property) => property !== '$schema');
  const jsonPath = [...located.jsonPath, name];
  const message = `${formatPath(jsonPath)} is not a known property.`;
  return schemaDiagnostic(
    { ...located, jsonPath },
    'unknown-property',
    message,
    suggestion(name, known),
    'key',
  );
}

function wrongType(located: LocatedError): SchemaDiagnostic {
  const { error, value, subject } = located;
  const types = [param(error, 'type')].flat().map((type) => kindName(String(type)));
  const kind = value === null ? '' : `, ${kindOf(value)}`;
  const message = `${subject} is ${formatValue(value)}${kind}; it must be ${types.join(' or ')}.`;
  return schemaDiagnostic(located, 'wrong-type', message);
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
  const isText = typeof value === 'string';
  const problem = isText
    ? atMost
      ? 'is too long'
      : 'is too short'
    : atMost
      ? 'has too much'
      : 'has too little';
  return schemaDiagnostic(located, 'out-of-range', `${subject} ${problem} (${bound}).`);
}

function wrongNumber(located: LocatedError): SchemaDiagnostic {
  const { error, value, subject } = located;
  const words: Record<string, string> = {
    minimum: 'at least',
    maximum: 'at most',
    exclusiveMinimum: 'more than',
    exclusiveMaximum: 'less than',
    multipleOf: 'a multiple of',
  };
  const limit = String(param(error, 'limit') ?? param(error, 'multipleOf'));
  return schemaDiagnostic(
    located,
    'out-of-range',
    `${subject} is ${formatValue(value)}; it must be ${words[error.keyword]} ${limit}.`,
  );
}

function notAllowed(located: LocatedError): SchemaDiagnostic {
  const { error, value, subject } = located;
  const allowed = [param(error, 'allowedValues') ?? param(error, 'allowedValue')].flat();
  const list = allowed.map((one) => JSON.stringify(one)).join(', ');
  const near = typeof value === 'string' ? nearest(value, allowed.map(String)) : undefined;
  const question = near === undefined ? '' : `Did you mean ${JSON.stringify(near)}?  `;
  const hint = `${question}${located.schema?.description ?? ''}`;
  return schemaDiagnostic(
    located,
    'not-allowed',
    `${subject} is ${formatValue(value)}; allowed: ${list}.`,
    hint,
  );
}

function repeated(located: LocatedError): SchemaDiagnostic {
  const [first, second] = [Number(param(located.error, 'j')), Number(param(located.error, 'i'))].sort(
    (a, b) => a - b,
  );
  const jsonPath = [...located.jsonPath, second ?? 0];
  const message = `${formatPath(jsonPath)} repeats ${formatPath([...located.jsonPath, first ?? 0])}.`;
  return schemaDiagnostic(
    { ...located, jsonPath },
    'not-allowed',
    message,
    'Each value may appear once; delete one of them.',
  );
}

function wrongPattern(located: LocatedError): SchemaDiagnostic {
  const { error, value, subject, schema } = located;
  const [example] = schema?.examples ?? [];
  const hint = [
    schema?.description,
    example !== undefined && `For example ${formatValue(example)}.`,
    schema?.pattern && `Pattern: ${schema.pattern}`,
  ]
    .filter(Boolean)
    .join(' ');
  const form =
    error.keyword === 'format' ? `the form "${String(param(error, 'format'))}"` : 'the required form';
  return schemaDiagnostic(
    located,
    'wrong-pattern',
    `${subject} is ${formatValue(value)}; it does not have ${form}.`,
    hint,
  );
}

function otherwise(located: LocatedError): SchemaDiagnostic {
  const { error, value, subject } = located;
  return schemaDiagnostic(
    located,
    'not-allowed',
    `${subject} is ${formatValue(value)}; it ${error.message ?? 'is not valid'}.`,
  );
}

const EXPLAIN: Record<string, Explain> = {
  required: missing,
  dependencies: missing,
  dependentRequired: missing,
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
