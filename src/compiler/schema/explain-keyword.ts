import type { ErrorObject } from 'ajv';
import type { DiagnosticCode } from '../report/codes.ts';
import { count, formatValue, kindName, kindOf, nearest, suggestion } from '../report/wording.ts';
import { formatPath, type JsonPath, type SourceLocation } from '../source/locations.ts';
import type { Schema } from './schema-set.ts';
import { isObject } from './schema-walk.ts';

/** What a schema's keyword found, in plain words. */
export interface Explanation {
  code: DiagnosticCode;
  segments: JsonPath;
  spot: SourceLocation;
  message: string;
  hint: string | undefined;
  /** The property that the value should have. */
  missing?: string;
}

/** What an explanation is made from. `segments` lead from the document's root to the value. */
export interface KeywordDiagnostic {
  error: ErrorObject;
  schema: Schema | undefined;
  value: unknown;
  /** What one of the value's properties is for. */
  describe: (name: string) => string | undefined;
  segments: JsonPath;
  /** Where the value stands, as it begins a sentence. */
  where: string;
}

type Explain = (finding: KeywordDiagnostic) => Explanation;

function explanation(
  { segments, schema }: KeywordDiagnostic,
  code: DiagnosticCode,
  message: string,
  hint: string | undefined = schema?.description,
  spot: SourceLocation = 'value',
): Explanation {
  return { code, segments, spot, message, hint };
}

/** One of the details that ajv gives with an error. */
export function param(error: ErrorObject, name: string): unknown {
  return (error.params as Record<string, unknown>)[name];
}

function missing(finding: KeywordDiagnostic): Explanation {
  const name = String(param(finding.error, 'missingProperty'));
  const about = finding.describe(name);
  const hint = about ? `Add "${name}": ${about}` : `Add "${name}".`;
  const message = `${finding.where} has no "${name}".`;
  return { ...explanation(finding, 'missing-property', message, hint, 'open'), missing: name };
}

function unknown(finding: KeywordDiagnostic): Explanation {
  const name = String(param(finding.error, 'additionalProperty'));
  const known = Object.keys(finding.schema?.properties ?? {}).filter((property) => property !== '$schema');
  const segments = [...finding.segments, name];
  const message = `${formatPath(segments)} is not known here.`;
  return explanation({ ...finding, segments }, 'unknown-property', message, suggestion(name, known), 'key');
}

function wrongType(finding: KeywordDiagnostic): Explanation {
  const { error, value, where } = finding;
  const types = [param(error, 'type')].flat().map((type) => kindName(String(type)));
  const kind = value === null ? '' : `, ${kindOf(value)}`;
  const message = `${where} is ${formatValue(value)}${kind}; it must be ${types.join(' or ')}.`;
  return explanation(finding, 'wrong-type', message);
}

function wrongLength(finding: KeywordDiagnostic): Explanation {
  const { error, value, where } = finding;
  const limit = Number(param(error, 'limit'));
  const atMost = error.keyword.startsWith('max');
  const [amount, noun] = Array.isArray(value)
    ? [value.length, 'item']
    : isObject(value)
      ? [Object.keys(value).length, 'name']
      : [[...String(value)].length, 'character'];
  const bound = `${atMost ? 'at most' : 'at least'} ${limit.toLocaleString('en-GB')}`;
  return explanation(finding, 'out-of-range', `${where} has ${count(amount, noun)}; ${bound}.`);
}

function wrongNumber(finding: KeywordDiagnostic): Explanation {
  const { error, value, where } = finding;
  const words: Record<string, string> = {
    minimum: 'at least',
    maximum: 'at most',
    exclusiveMinimum: 'more than',
    exclusiveMaximum: 'less than',
    multipleOf: 'a multiple of',
  };
  const limit = String(param(error, 'limit') ?? param(error, 'multipleOf'));
  return explanation(
    finding,
    'out-of-range',
    `${where} is ${formatValue(value)}; it must be ${words[error.keyword]} ${limit}.`,
  );
}

function notAllowed(finding: KeywordDiagnostic): Explanation {
  const { error, value, where } = finding;
  const allowed = [param(error, 'allowedValues') ?? param(error, 'allowedValue')].flat();
  const list = allowed.map((one) => JSON.stringify(one)).join(', ');
  const near = typeof value === 'string' ? nearest(value, allowed.map(String)) : undefined;
  const question = near === undefined ? '' : `Did you mean ${JSON.stringify(near)}?  `;
  const hint = `${question}${finding.schema?.description ?? ''}`;
  return explanation(finding, 'not-allowed', `${where} is ${formatValue(value)}; allowed: ${list}.`, hint);
}

function repeated(finding: KeywordDiagnostic): Explanation {
  const [first, second] = [Number(param(finding.error, 'j')), Number(param(finding.error, 'i'))].sort(
    (a, b) => a - b,
  );
  const segments = [...finding.segments, second ?? 0];
  const message = `${formatPath(segments)} says the same as ${formatPath([...finding.segments, first ?? 0])}.`;
  return explanation(
    { ...finding, segments },
    'not-allowed',
    message,
    'Each may stand once; delete one of them.',
  );
}

function wrongPattern(finding: KeywordDiagnostic): Explanation {
  const { error, value, where, schema } = finding;
  const hint = [schema?.description, schema?.pattern && `Pattern: ${schema.pattern}`]
    .filter(Boolean)
    .join(' ');
  const form =
    error.keyword === 'format' ? `the form "${String(param(error, 'format'))}"` : 'the form it needs';
  return explanation(
    finding,
    'wrong-pattern',
    `${where} is ${formatValue(value)}; that does not have ${form}.`,
    hint,
  );
}

function otherwise(finding: KeywordDiagnostic): Explanation {
  const { error, value, where } = finding;
  return explanation(
    finding,
    'not-allowed',
    `${where} is ${formatValue(value)}; it ${error.message ?? 'is not valid'}.`,
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

/** Puts one finding into words, by its keyword. */
export function explain(finding: KeywordDiagnostic): Explanation {
  return (EXPLAIN[finding.error.keyword] ?? otherwise)(finding);
}
