import type {
  ComponentFolder,
  ComponentModule,
  SchemaSources,
} from '../../../src/compiler/schema/checks/schema-sources.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { formatJson } from '../../../src/compiler/source/format-json.ts';

const named = (title: string, properties: Record<string, Schema> = {}): Schema => ({
  title,
  type: 'object',
  properties,
});

const text = (more: Schema = {}): Schema => ({ type: 'string', description: 'A text.', ...more });

const defs: Schema = {
  $defs: {
    heading: text({ minLength: 2, maxLength: 20 }),
    href: text({ means: 'link' }),
    link: {
      type: 'object',
      title: 'Link',
      required: ['href'],
      properties: { href: { $ref: '#/$defs/href', title: 'Links to' } },
    },
  },
};

const block: Schema = {
  description: 'Somebody’s words.',
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: {
    text: { $ref: '../../../schemas/defs.schema.json#/$defs/heading' },
    picture: text({ means: 'media' }),
    stars: { type: 'integer', minimum: 1, maximum: 5, description: 'How many.' },
    look: { enum: ['plain', 'large'], description: 'The look.' },
    lines: { type: 'array', minItems: 1, maxItems: 3, items: text(), description: 'More.' },
  },
  examples: [{ text: 'Well done', stars: 5 }],
};

const blocks: Schema = { title: 'Blocks', type: 'array', items: { $ref: 'block.schema.json' } };

/** The file of the schema that most tests change. */
export const QUOTE = 'src/blocks/quote/block.schema.json';

const FILES: Readonly<Record<string, string>> = {
  'schemas/defs.schema.json': formatJson(defs),
  'schemas/page.schema.json': formatJson(named('Page', { backLabel: text({ title: 'Back' }), blocks })),
  'schemas/site.schema.json': formatJson(named('Site')),
  [QUOTE]: formatJson(block),
};

/** The file of a component. */
export const componentFile = (path: string, name: string): ComponentModule => ({
  source: { path, text: `export function ${name}() {}\n` },
  exports: [{ name, offset: 'export function '.length, length: name.length }],
  missingImports: [],
});

/** The folder of the block of these tests, with a valid component. */
export const QUOTE_FOLDER: ComponentFolder = {
  folder: 'src/blocks/quote',
  files: ['block.schema.json', 'Quote.tsx', 'Quote.module.css'],
  modules: [componentFile('src/blocks/quote/Quote.tsx', 'Quote')],
};

/** Replaces a text in a file of the valid project: `[file, from, to]`. */
type SchemaEdit = readonly [file: string, from: string, to: string];

/** The schemas of a small valid project, changed by an edit. */
export function schemaSources(edit?: SchemaEdit, blocks: ComponentFolder[] = [QUOTE_FOLDER]): SchemaSources {
  const files = Object.entries(FILES).map(([path, valid]) => {
    if (edit?.[0] !== path) return { path, text: valid };
    if (!valid.includes(edit[1])) throw new Error(`${path} does not contain ${edit[1]}.`);
    return { path, text: valid.replace(edit[1], () => edit[2]) };
  });
  return { files, expected: Object.keys(FILES).filter((path) => path.startsWith('schemas/')), blocks };
}
