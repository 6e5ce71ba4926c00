import type { SiteWidgets } from '@json-site/model/widgets';
import type { Slot } from '../media/slot.ts';
import type { Allowance } from './allowances.ts';
import type { DocumentName } from './schema-files.ts';
import type { Meaning } from './vocabulary.ts';

/** What a record is for search engines: a type of schema.org, and for each of its properties one of the record. */
interface ThingSchema {
  type: string;
  properties: Record<string, string>;
}

/**
 * The part of JSON Schema (draft-07) that the project's schemas use, with the project's own keywords. `keywords/` has a
 * row for each.
 */
export interface Schema {
  $ref?: string;
  $schema?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  $comment?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  means?: Meaning;
  /** On a number: null is allowed, and means that the number is not known. */
  nullable?: boolean;
  /** On a number: the currency in which visitors read it, such as "GBP". */
  currency?: string;
  /** With `means: "page"`: a property that the page must have, because the link shows it. */
  needs?: 'backLabel';
  /** With `means: "date"`, in a record: the property with the end. Visitors read both together. */
  until?: string;
  /** With `means: "record:<type>"` or `"records:<type>"`: the properties of the record that the component receives. */
  shows?: string[];
  /** With `means: "media"`: the width of the box in which the block shows the picture. */
  slot?: Slot;
  /** On a block: it shows the page's main heading (h1). */
  givesMainHeading?: boolean;
  /** The names that may be in a text in braces, such as `{label}`. A form replaces them. */
  placeholders?: string[];
  /** On a block or a collection: labels that its component shows. site.json has them beside its own. */
  labels?: Record<string, Schema>;
  /** On a block: other names for it, for the search of the studio. */
  keywords?: string[];
  /** On a block: the default of `tone`. Without it, the default is "plain". */
  defaultTone?: Tone;
  /** On a block: what the headers of the site must allow, so that it works. */
  allows?: Allowance[];
  /** On a property: its names in earlier versions. Content that uses one is corrected by `npm run check -- --fix`. */
  formerNames?: string[];
  /**
   * On a list: properties beside it in earlier versions, with the name of the alternative that each is now, as the last
   * item. `npm run check -- --fix` moves them.
   */
  formerItems?: Record<string, string>;
  /** On a collection: what its records are for search engines and calendars. */
  structuredData?: ThingSchema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  /** Beside a schema in `additionalProperties`: the titles of the name and the value of an entry. */
  entryTitles?: string[];
  items?: Schema;
  /**
   * A value of one of several shapes, by name: a text has that of a text, a list that of a list, an object that whose
   * name is a property of it. Instead of `type`.
   */
  alternatives?: Record<string, Schema>;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  examples?: unknown[];
  default?: unknown;
}

/** The schemas as written in their files. The keys of `blocks` are folder names in src/blocks/. */
export interface SchemaFiles extends Record<DocumentName, Schema> {
  /** The collections. The keys are file names in schemas/records/, and folders of content/. */
  records: Record<string, Schema>;
  blocks: Record<string, Schema>;
  /** The widgets that the site adds. */
  widgets?: SiteWidgets;
}

/** The schemas with every reference pointing into one `$defs`, and each block with the common properties. */
export interface SchemaSet extends Record<Exclude<DocumentName, 'defs'>, Schema> {
  $defs: Record<string, Schema>;
  records: Record<string, Schema>;
  blocks: Record<string, Schema>;
  /** The widgets that the site adds. */
  widgets?: SiteWidgets;
}

/** The reference for a block in a bundled schema. The block is validated by the schema of its type. */
export const BLOCK_REF = '#/$defs/block';

export const TONES = ['plain', 'tinted', 'ink'] as const;

/** The background of a block. */
export type Tone = (typeof TONES)[number];

/** `week-day` → `weekDay`: the name of what the module of a meaning or a rule exports. */
export const camelCase = (name: string): string =>
  pascalCase(name).replace(/^./, (first) => first.toLowerCase());

/** `card-grid` → `CardGrid`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
