import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/root.ts';
import { formatJson } from '../../source/format-json.ts';
import { loadSchemas } from '../load-schemas.ts';
import { WRITTEN_OBJECTS } from '../written-objects.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const DEFS = 'schemas/defs.schema.json';

type Definitions = { $defs: Record<string, unknown> };

/** A block and the definitions. A table is a definition, because texts have tables too: here it is in its block. */
function filesOf(block: string): { text: string; defs: string } {
  const [text, defs] = [read(`src/blocks/${block}/block.schema.json`), read(DEFS)];
  if (block !== 'table') return { text, defs };
  const { properties, ...others } = JSON.parse(text) as { properties: object };
  const { $defs, ...rest } = JSON.parse(defs) as Definitions;
  const { table, part: _, content: __, ...definitions } = $defs;
  const own = formatJson({ ...others, properties: { ...properties, table } });
  return {
    text: own.replaceAll('"#/$defs/', `"../../../${DEFS}#/$defs/`),
    defs: formatJson({ ...rest, $defs: definitions }),
  };
}

/** The messages about a block of a site that is a copy of an engine's block, but for one text of its schema. */
function messages(
  block: string,
  [from, to]: [string, string] = ['', ''],
  change = (defs: string) => defs,
): string[] {
  const { text, defs } = filesOf(block);
  if (!text.includes(from)) throw new Error(`The schema of ${block} has no ${from}.`);
  const { schemaDiagnostics } = loadSchemas({
    files: [
      { path: DEFS, text: change(defs) },
      { path: `src/blocks/${block}/block.schema.json`, text: text.replace(from, to) },
    ],
    expected: [DEFS],
    blocks: [],
  });
  return schemaDiagnostics
    .filter(({ code, file }) => code === 'invalid-schema' && !file.startsWith('schemas/'))
    .map(({ message }) => message);
}

test.each(Object.keys(WRITTEN_OBJECTS))('accepts the schema of the block %s', (block) => {
  expect(messages(block)).toEqual([]);
});

const TEXT = '"other": { "type": "string", "means": "table", "description": "A table." }';
const NUMBER = '"type": "number",\n                  "nullable": true';

test.each<[string, string, string, string]>([
  ['chart', '"categories", "series"]', '"categories"]', 'series must be a required property'],
  ['chart', '"label", "values"]', '"label"]', 'series[].values must be a required property'],
  ['chart', NUMBER, '"type": "string"', 'series[].values[] must be a number'],
  [
    'chart',
    '["bars", "dots", "lines"]',
    '["bars", "pie"]',
    'kind must have an "enum" of "bars", "dots", "lines"',
  ],
  ['chart', '"enum": ["bars", "dots", "lines"]', '"type": "string"', 'kind must have an "enum" of "bars"'],
  ['table', '#/$defs/label', '#/$defs/inline', 'columns[] must be a text without "means"'],
  [
    'table',
    '#/$defs/inline",\n                  "title": "Cell"',
    '#/$defs/label",\n                  "title": "Cell"',
    'rows[].cells[] must be a text with "means": "inline"',
  ],
  ['table', '"heading": {', `${TEXT}, "heading": {`, 'its value must be an object'],
  ['hours', '"means": "date",', '', 'exceptions[].date must be a text with "means": "date"'],
  ['hours', '[01][0-9]', '[0-9]?[0-9]', 'week[].times[].from must have the "pattern"'],
  ['hours', '"saturday", "sunday"]', '"weekend"]', 'week[].days[] must have an "enum"'],
])('reports a schema of %s with %s → %s', (block, from, to, message) => {
  expect(messages(block, [from, to])).toEqual([expect.stringContaining(message)]);
});

test('accepts a narrower schema, and further properties', () => {
  expect(messages('chart', ['["bars", "dots", "lines"]', '["bars"]'])).toEqual([]);
  expect(messages('chart', ['"type": "number"', '"type": "integer"'])).toEqual([]);
  const note =
    '"properties": {\n        "note": { "type": "string", "description": "A note." },\n        "kind"';
  expect(messages('chart', ['"properties": {\n        "kind"', note])).toEqual([]);
});

test('reports one mistake once', () => {
  const misspelt = messages('chart', ['"series": {', '"sereis": {']);
  expect(misspelt).toEqual([expect.stringContaining('there is no such property')]);
  expect(messages('table', ['#/$defs/label', '#/$defs/labl'])).toHaveLength(1);
  // The mistake is in another file.
  const inOther = (defs: string) => defs.replaceAll('"type": "string"', '"type": "strng"');
  expect(messages('table', undefined, inOther)).toEqual([]);
});
