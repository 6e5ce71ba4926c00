import { isObject } from '@json-site/values/objects';

/** The JSON types that `type` can name. */
export const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean'] as const;

type TypeName = (typeof TYPES)[number];

/** Why a keyword cannot be part of a form, and what to use instead. */
interface Refusal {
  reason: string;
  instead: string;
}

/**
 * The use of a keyword in the data schema of a form: a rule about values, a part of its structure, or an annotation,
 * which does not change which values are valid.
 */
type DataUse = 'rule' | 'structure' | 'annotation';

/** A row of the table of keywords. Null: that kind of schema does not know the keyword. */
export interface KeywordRow {
  /** Tests its value. */
  is: (value: unknown) => boolean;
  name: string;
  /** The types of the values that it limits, the most general one first. */
  limits?: readonly TypeName[];
  /** The value is a schema, or an object with a schema for each name. */
  holds?: 'schema' | 'schemas';
  /** A keyword of this project, which only the compiler reads. docs/schemas.md explains it. */
  isOwn?: true;
  /** The meanings beside which the keyword has an effect; `record:…` is that of any collection. */
  beside?: readonly string[];
  /** In a schema of content: where it may be, or what to use instead. */
  content: 'anywhere' | 'root' | { instead: string } | null;
  /** In a data schema: its use, or why no form can show it and no table can hold it. */
  data: DataUse | Refusal | null;
}

const isText = (value: unknown) => typeof value === 'string';
/** No field can show another value, and tools follow what looks like a reference inside one. */
const isScalar = (value: unknown) => typeof value !== 'object' || value === null;
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isObjectOf = (value: unknown, is: (inner: unknown) => boolean) =>
  isObject(value) && Object.values(value).every(is);
const isAnySchema = (value: unknown) => isObject(value) || typeof value === 'boolean';

/** The values that keywords can have. */
export const SHAPES = {
  anything: { is: () => true, name: 'a value' },
  scalar: { is: isScalar, name: 'a text, a number or a boolean' },
  text: { is: isText, name: 'a text' },
  number: { is: (value: unknown) => typeof value === 'number', name: 'a number' },
  count: { is: isCount, name: 'a whole number from 0' },
  boolean: { is: (value: unknown) => typeof value === 'boolean', name: 'true or false' },
  list: { is: (value: unknown) => Array.isArray(value), name: 'a list of values' },
  texts: { is: isTexts, name: 'a list of texts' },
  textsByName: {
    is: (value: unknown) => isObjectOf(value, isTexts),
    name: 'an object with lists of names',
  },
  schema: { is: isAnySchema, name: 'a schema' },
  schemas: { is: (value: unknown) => isObjectOf(value, isAnySchema), name: 'an object with schemas' },
} satisfies Record<string, Pick<KeywordRow, 'is' | 'name'>>;
