import type { Schema } from '../schema-set.ts';
import { CONTENT_KEYWORDS } from './content-keywords.ts';
import type { KeywordRow } from './keyword.ts';
import { OTHER_KEYWORDS } from './other-keywords.ts';

const KEYWORDS: ReadonlyMap<string, KeywordRow> = new Map<string, KeywordRow>([
  ...Object.entries(CONTENT_KEYWORDS),
  ...Object.entries(OTHER_KEYWORDS),
]);

/** Returns what is known about a keyword. */
export function keywordNamed(name: string): KeywordRow | undefined {
  return KEYWORDS.get(name);
}

/** Returns the names of the keywords with a property. */
export function keywordsWith(isSuch: (keyword: KeywordRow) => unknown): string[] {
  return [...KEYWORDS].flatMap(([name, keyword]) => (isSuch(keyword) ? [name] : []));
}

/** Whether a schema of content can have a keyword. */
export const isOfContent = ({ content }: KeywordRow) => typeof content === 'string';

/** Keywords that editors and validators do not know. */
export const OWN_KEYWORDS: readonly string[] = keywordsWith(({ isOwn }) => isOwn);

/** Keywords of content whose value is a schema, or an object of schemas. */
export const HOLDERS = {
  schema: keywordsWith(({ holds }) => holds === 'schema'),
  schemas: keywordsWith(({ holds }) => holds === 'schemas'),
};

/** Keywords that say what a value consists of. Without a correct one, nothing can be said about the value. */
export const STRUCTURE: ReadonlySet<string> = new Set<keyof Schema>([
  '$ref',
  'type',
  'means',
  'properties',
  'additionalProperties',
  'items',
  'alternatives',
]);

/** Pairs of limits that exclude every value if the first one is above the second. */
export const RANGES: readonly (readonly [string, string])[] = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
];
