import { keywordNamed, keywordsWith } from '../../schema/keywords/keywords.ts';
import type { PartType, RuleName } from './part.ts';

/** The types of the values that a rule limits. An `enum` limits values of any type. */
export const RULE_TYPES = Object.fromEntries(
  keywordsWith(({ data }) => data === 'rule').map((name) => [name, keywordNamed(name)?.limits?.[0]]),
) as Record<Exclude<RuleName, 'enum'>, PartType>;

/** Keywords that do not change which values are valid. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(keywordsWith(({ data }) => data === 'annotation'));

/** Keywords that a data schema can have. */
export const KNOWN_KEYWORDS: readonly string[] = keywordsWith(({ data }) => typeof data === 'string');

/** Keywords that are not part of draft-07, whose meta-schema checks the values of the others. */
export const LATER_KEYWORDS: ReadonlySet<string> = new Set([
  'after',
  'enumNames',
  'dependentRequired',
  'dependentSchemas',
]);

/** Formats that other tools know → what to use here. */
export const OTHER_FORMATS: Readonly<Record<string, string>> = {
  url: 'Use "uri".',
  'uri-reference': 'Use "uri".',
  iri: 'Use "uri".',
  'iri-reference': 'Use "uri".',
  'idn-email': 'Use "email".',
  phone: 'Use "tel".',
  telephone: 'Use "tel".',
  datetime: 'Use "date-time".',
  'data-url': 'Forms cannot upload files. Ask for a web address with "uri".',
  binary: 'Forms cannot upload files. Ask for a web address with "uri".',
  byte: 'Forms cannot upload files. Ask for a web address with "uri".',
  password: 'A form must not ask for passwords. Remove it.',
  color: 'Use "pattern": "^#[0-9a-f]{6}$".',
  regex: 'Remove it.',
  int32: 'Use "minimum" and "maximum".',
  int64: 'Use "minimum" and "maximum".',
  float: 'Remove it.',
  double: 'Remove it.',
};
