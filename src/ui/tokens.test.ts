import path from 'node:path';
import { expect, test } from 'vitest';
import { foundIn, physicalSides, uncheckedUses } from '../../tests/support/style-sheets.ts';

/** Folders of the engine whose style sheets visitors load. */
const FOLDERS = ['ui', 'forms', 'blocks', 'app'].map((name) => path.join(import.meta.dirname, '..', name));

test('the compiler checks the contrast of every colour in the style sheets', () => {
  expect(foundIn(FOLDERS, uncheckedUses)).toEqual([]);
});

test('the style sheets name starts and ends, not left and right', () => {
  expect(foundIn(FOLDERS, physicalSides)).toEqual([]);
  expect(
    physicalSides('a { left: 0; margin: 0 1px 0 0; padding: 0 1px; border-left-color: red }'),
  ).toHaveLength(3);
});

test('a colour in a place where nothing checks its contrast is found', () => {
  expect(uncheckedUses('a { color: var(--color-line); background: #fff }')).toEqual([
    'color: --color-line',
    'background: #fff',
  ]);
  expect(uncheckedUses('a { background: var(--color-accent) }')).toEqual(['background: --color-accent']);
  expect(uncheckedUses('a::before { background: var(--color-accent) }')).toEqual([]);
});
