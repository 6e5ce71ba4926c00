import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/root.ts';
import { withoutMarkup } from '../../../compiler/resolve/inline.ts';
import { inEditorsWords } from './editors-words.ts';

const BLOCKS = 'src/blocks';

/** The schemas of the engine. A site writes its own. */
const SCHEMAS = [
  ...readdirSync(path.join(ROOT, 'schemas'))
    .filter((name) => name.endsWith('.schema.json') && name !== 'block.schema.json')
    .map((name) => `schemas/${name}`),
  ...readdirSync(path.join(ROOT, BLOCKS)).map((name) => `${BLOCKS}/${name}/block.schema.json`),
]
  .map((file) => path.join(ROOT, file))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Every label and every help in the schemas of this site. */
const TEXTS = [
  ...new Set(
    SCHEMAS.flatMap((text) =>
      [...text.matchAll(/"(?:title|description)": ("(?:[^"\\]|\\.)*")/g)].map(([, quoted = '""']): string =>
        JSON.parse(quoted),
      ),
    ),
  ),
];

/** What only people who write files know. */
const DEVELOPERS = /newKey|\bJSON\b|\.json\b|\bits file\b|Lucide|\bHTML\b|every build|database refused/;

test('no label and no help is about files of the content', () => {
  expect(TEXTS.length).toBeGreaterThan(300);
  const said = TEXTS.map((text) => inEditorsWords(withoutMarkup(text)));
  expect(said.filter((text) => DEVELOPERS.test(text))).toEqual([]);
});

test('errors say what to do in a form', () => {
  expect(inEditorsWords('The address of a page is the path of its file in content/pages/.')).toBe(
    'Choose a page from the list.',
  );
  expect(inEditorsWords('Remove the link, or publish the page: delete “Draft” in About.')).toBe(
    'Remove the link, or publish the page: untick “Draft” in About.',
  );
});
