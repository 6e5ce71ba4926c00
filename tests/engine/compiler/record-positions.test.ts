import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { ROOT } from '../../../scripts/root.ts';
import { compile } from '../../../src/core/compile.ts';

const ORCHESTRA = path.join(ROOT, 'tests/fixtures/orchestra');
const PEOPLE = path.join(ORCHESTRA, 'content/people');

/** The names of the orchestra's people by their position. */
const ordered = readdirSync(PEOPLE)
  .filter((file) => /^[\w-]+\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(path.join(PEOPLE, file), 'utf8')) as { name: string; order: number })
  .sort((one, other) => one.order - other.order)
  .map(({ name }) => name);

test.each(['/people', '/cy/pobl'])(
  'the list of %s names no order, and follows the positions of the records',
  (route) => {
    const page = compile(loadContent(ORCHESTRA)).pages.find((one) => one.path === route);
    const lists = page?.blocks.flatMap((block) => (block.type === 'records' ? [block.records] : [])) ?? [];
    expect(lists.map(({ records }) => records.map(({ title }) => title))).toEqual([ordered]);
  },
);
