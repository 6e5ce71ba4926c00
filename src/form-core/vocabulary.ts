import { keywordNamed, keywordsWith } from '@json-site/compiler/load-schemas';
import type { RuleName, ValueType } from './core-schema.ts';
import type { Json } from './passes/schema-tree.ts';

/** The types of the values that a rule limits. An `enum` limits values of any type. */
export const RULE_TYPES = Object.fromEntries(
  keywordsWith(({ data }) => data === 'rule').map((name) => [name, keywordNamed(name)?.limits?.[0]]),
) as Record<Exclude<RuleName, 'enum'>, ValueType>;

/** The rules that a schema has, without its options. */
export const rulesIn = (schema: Json) =>
  Object.keys(schema).filter((keyword): keyword is keyof typeof RULE_TYPES =>
    Object.hasOwn(RULE_TYPES, keyword),
  );

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

/** Formats of files. */
export const FILE_FORMATS: readonly string[] = ['data-url', 'binary', 'byte'];

const NO_FILES = 'Forms cannot upload files. Ask for a web address with "uri".';

/** Formats of what forms cannot ask for → what to use here. */
export const REFUSED_FORMATS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FILE_FORMATS.map((format) => [format, NO_FILES])),
  password: 'A form must not ask for passwords. Remove it.',
};
