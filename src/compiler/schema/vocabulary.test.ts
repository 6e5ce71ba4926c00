import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OWN_KEYWORDS } from './keywords/keywords.ts';
import { knownMeanings, type Meaning, readingOf } from './vocabulary.ts';

const DOCS = readFileSync(path.join(import.meta.dirname, '../../../docs/schemas.md'), 'utf8');

/** The first cell of each row of the table below a heading. */
function firstCells(heading: string): string[] {
  const [, section = ''] = DOCS.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, cell = '']) => cell);
}

test('docs/schemas.md explains every meaning, and no other', () => {
  const explained = firstCells('The keyword `means`').filter((name) => name !== 'means');
  expect(explained.sort()).toEqual(knownMeanings(['<type>']).sort());
});

test('docs/schemas.md explains every keyword of this project, and no other', () => {
  const explained = firstCells('Other keywords of this project').map((cell) => /\w+/.exec(cell)?.[0]);
  expect([...explained, 'means'].sort()).toEqual([...OWN_KEYWORDS].sort());
});

test('nobody reads or sorts values of a meaning that a site adds', () => {
  expect(readingOf('week-day' as Meaning)).toEqual({ inText: null, inList: null, inQuery: null });
});
