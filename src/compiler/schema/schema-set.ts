import type { Meaning } from './vocabulary.ts';

/** The part of JSON Schema (draft-07) that the project's schemas use, with the project's own keywords. */
export interface Schema {
  $ref?: string;
  $schema?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  $comment?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  means?: Meaning;
  /** With `means: "page"`: a property that the page must have, because the link shows it. */
  needs?: 'backLabel';
  /** On a block: it shows the page's main heading (h1). */
  givesMainHeading?: boolean;
  /** The names that may be in a text in braces, such as `{label}`. A form replaces them. */
  placeholders?: string[];
  /** On a block: the default of `tone`. Without it, the default is "plain". */
  defaultTone?: Tone;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  default?: unknown;
}

/** The schemas as written in their files. The keys of `blocks` are folder names in src/blocks/. */
export interface SchemaFiles {
  defs: Schema;
  page: Schema;
  site: Schema;
  redirects: Schema;
  houseStyle: Schema;
  published: Schema;
  storage: Schema;
  formTexts: Schema;
  theme: Schema;
  /** The keys are folders of content/: services, forms. */
  records: Record<string, Schema>;
  blocks: Record<string, Schema>;
}

/** The schemas with every reference pointing into one `$defs`, and each block with the common properties. */
export interface SchemaSet {
  $defs: Record<string, Schema>;
  page: Schema;
  site: Schema;
  redirects: Schema;
  houseStyle: Schema;
  published: Schema;
  storage: Schema;
  formTexts: Schema;
  theme: Schema;
  records: Record<string, Schema>;
  blocks: Record<string, Schema>;
}

/** The reference for a block in a bundled schema. The block is validated by the schema of its type. */
export const BLOCK_REF = '#/$defs/block';

export const TONES = ['plain', 'tinted', 'ink'] as const;

/** The background of a block. */
export type Tone = (typeof TONES)[number];

/** Properties of every block. */
function commonProperties(type: string, defaultTone: Tone = 'plain'): Record<string, Schema> {
  return {
    type: { const: type, description: `The block: "${type}".` },
    id: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*$',
      maxLength: 60,
      means: 'anchor',
      description: 'Id of this block, for links such as #contact. Unique on the page.',
    },
    tone: {
      enum: [...TONES],
      description: `Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "${defaultTone}".`,
    },
  };
}

const REWRITES: [RegExp, string][] = [
  [/^.*defs\.schema\.json#\/\$defs\//, '#/$defs/'],
  [/^.*form-texts\.schema\.json#\/properties\//, '#/$defs/formTexts.'],
  [/^.*block\.schema\.json$/, BLOCK_REF],
];

/** Copies a schema. References to other schema files point into the bundle. */
function rewriteReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const rule = REWRITES.find(([pattern]) => pattern.test(value));
    return rule ? value.replace(rule[0], rule[1]) : value;
  }) as Schema;
}

/** `card-grid` → `CardGrid`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

function blockSchema(type: string, file: Schema): Schema {
  const own = rewriteReferences(file);
  return {
    ...own,
    title: `${pascalCase(type)}Block`,
    required: ['type', ...(own.required ?? [])],
    properties: { ...commonProperties(type, own.defaultTone), ...own.properties },
  };
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** Bundles the schema files into one set without references to other files. */
export function bundleSchemas(files: SchemaFiles): SchemaSet {
  const formTexts = rewriteReferences(files.formTexts);
  const texts = Object.entries(formTexts.properties ?? {});
  return {
    $defs: {
      ...rewriteReferences(files.defs).$defs,
      ...Object.fromEntries(texts.map(([name, schema]) => [`formTexts.${name}`, schema])),
    },
    page: rewriteReferences(files.page),
    site: rewriteReferences(files.site),
    redirects: rewriteReferences(files.redirects),
    houseStyle: rewriteReferences(files.houseStyle),
    published: rewriteReferences(files.published),
    storage: rewriteReferences(files.storage),
    formTexts,
    theme: rewriteReferences(files.theme),
    records: mapValues(files.records, rewriteReferences),
    blocks: mapValues(files.blocks, (file, type) => blockSchema(type, file)),
  };
}
