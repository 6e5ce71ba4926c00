import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { formatValue } from '../../report/wording.ts';
import { OTHER_TYPES } from '../collections.ts';
import { blockOfFile, collectionOfFile, documentOfFile, TYPED_DOCUMENTS } from '../schema-files.ts';
import { pascalCase } from '../schema-set.ts';
import { DEFINITIONS } from './references.ts';
import { type SchemaFile, type SchemaReport, schemaNodes } from './schema-node.ts';

/**
 * Whether the title of a schema becomes the name of a TypeScript type. The title of a property or label is
 * its name in the studio. The types
 * of blocks have the names of their folders, a rule of content checks those of collections, and no component receives
 * the values of other documents.
 */
function isNamed(file: string, path: JsonPath): boolean {
  if (path.length > 0) return !['properties', 'labels', 'alternatives'].includes(String(path.at(-2)));
  const document = documentOfFile(file);
  const isTyped = document === undefined || TYPED_DOCUMENTS.some((name) => name === document);
  return isTyped && blockOfFile(file) === undefined && collectionOfFile(file) === undefined;
}

/**
 * Reports titles that two schemas share, or that the generated types use. A title becomes the name of a TypeScript
 * type.
 */
export function checkTitles(
  files: readonly SchemaFile[],
  reportIn: (file: SchemaFile) => SchemaReport,
): void {
  const owners = new Map(OTHER_TYPES.map((name) => [name, 'the generated types']));
  for (const { source } of files) {
    const type = blockOfFile(source.path);
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
  const isBlock = blockOfFile(source.path) !== undefined;
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
