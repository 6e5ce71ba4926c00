import { formatValue } from '../../report/wording.ts';
import type { JsonPath } from '../../source/locations.ts';
import { pascalCase } from '../schema-set.ts';
import { isObject } from '../schema-walk.ts';
import { DEFINITIONS } from './references.ts';
import { type SchemaFile, type SchemaReport, schemaNodes } from './schema-node.ts';

/** Names that the generated module of types uses itself. */
const RESERVED = [
  'Block',
  'BlockMap',
  'BlockType',
  'FieldKind',
  'Icon',
  'Inline',
  'Media',
  'PageLink',
  'PageName',
  'StorageList',
];

const BLOCK_FILE = /^src\/blocks\/([^/]+)\//;

/** Files whose type has another name than their title, and collections, which a rule of content checks. */
const OTHER_NAME = /^src\/blocks\/|^schemas\/records\//;

/** Schemas of content whose values no component receives: they have no TypeScript type. */
const WITHOUT_TYPE = ['redirects', 'house-style', 'published', 'form-texts', 'defs'].map(
  (name) => `schemas/${name}.schema.json`,
);

/** Whether the title of a schema becomes the name of a TypeScript type. The title of a property is its label. */
const isNamed = (file: string, path: JsonPath) =>
  path.length === 0 ? !(OTHER_NAME.test(file) || WITHOUT_TYPE.includes(file)) : path.at(-2) !== 'properties';

/**
 * Reports titles that two schemas share, or that the generated types use. A title becomes the name of a TypeScript type.
 */
export function checkTitles(
  files: readonly SchemaFile[],
  reportIn: (file: SchemaFile) => SchemaReport,
): void {
  const owners = new Map(RESERVED.map((name) => [name, 'the generated types']));
  for (const { source } of files) {
    const type = BLOCK_FILE.exec(source.path)?.[1];
    if (type) owners.set(`${pascalCase(type)}Block`, source.path);
  }
  for (const file of files) {
    const report = reportIn(file);
    for (const { schema, path } of schemaNodes({ schema: file.value, path: [] })) {
      const { title } = schema;
      if (typeof title !== 'string' || !isNamed(file.source.path, path)) continue;
      const owner = owners.get(title);
      if (!/^[A-Z][A-Za-z0-9]*$/.test(title)) {
        const message = `title is ${formatValue(title)}; it becomes the name of a TypeScript type.`;
        const hint = `Write it like ${formatValue(pascalCase(title.toLowerCase().replace(/[^a-z0-9]+/g, '-')) || 'Card')}, or delete it.`;
        report({ node: path, keyword: 'title', message, hint });
      } else if (owner !== undefined) {
        const message = `title is ${formatValue(title)}, which is already the name of a type: see ${owner}.`;
        report({ node: path, keyword: 'title', message, hint: 'Choose another title.' });
      } else {
        owners.set(title, file.source.path);
      }
    }
  }
}

/** Reports the top of a schema file that lacks what its kind of file needs. */
export function checkRoot({ source, value }: SchemaFile, report: SchemaReport): void {
  const isBlock = BLOCK_FILE.test(source.path);
  const what = isBlock ? 'a block' : 'a content file';
  if (source.path === DEFINITIONS) {
    if (isObject(value['$defs'])) return;
    report({
      node: [],
      part: 'open',
      message: 'This file has no "$defs".',
      hint: 'Add the definitions that schemas share.',
    });
    return;
  }
  if (value['$defs'] !== undefined) {
    const message = '"$defs" has an effect only in schemas/defs.schema.json.';
    report({
      node: [],
      keyword: '$defs',
      part: 'key',
      message,
      hint: `Move the definitions to ${DEFINITIONS}.`,
    });
  }
  if (value['type'] !== 'object') {
    const isMissing = value['type'] === undefined;
    const message = `The schema of ${what} must have "type": "object".`;
    report({
      node: [],
      ...(!isMissing && { keyword: 'type' }),
      part: isMissing ? 'open' : 'value',
      message,
      hint: isMissing ? 'Add it.' : 'Correct the type.',
    });
  }
  const named = isNamed(source.path, []) ? ['title'] : [];
  const needed = isBlock ? ['description', 'examples'] : named;
  for (const name of needed) {
    const found = value[name];
    if (found !== undefined && !(Array.isArray(found) && found.length === 0) && found !== '') continue;
    const message = `The schema of ${what} has no "${name}".`;
    report({ node: [], isHarmless: true, part: 'open', message, hint: HINTS[name] ?? '' });
  }
}

const HINTS: Record<string, string> = {
  description: 'Say in one sentence what the block shows: the studio, the gallery and docs/blocks.md use it.',
  examples: 'Add at least one complete example: the gallery and the studio show it, and the tests render it.',
  title: 'Add the name of the TypeScript type, such as "Product".',
};
