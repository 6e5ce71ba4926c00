import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/root.ts';
import type { Meaning } from '../../../compiler/schema/vocabulary.ts';
import type { Choices } from '../protocol.ts';
import { choicesFor, filterChoices } from './choices.ts';
import { ICON_WORDS } from './controls/icon-words.ts';

const CHOICES: Choices = {
  names: {
    page: [
      { value: '/', label: 'Start' },
      { value: '/about', label: 'About us' },
    ],
    section: [{ value: '/*', label: 'All' }],
    file: [
      { value: 'van.svg', label: '', src: '/media/van.1.svg' },
      { value: 'van.mp4', label: '', src: '/media/van.1.mp4' },
    ],
  },
  anchors: { '/': ['top'], '/about': ['story'], '': ['help'] },
  records: { services: [{ value: 'care', label: 'Care' }] },
};

const values = (means: Meaning, typed = '', pattern?: string) =>
  filterChoices(
    choicesFor({ means, ...(pattern && { pattern }) }, CHOICES, {
      route: '/',
      ownAnchors: ['draft'],
      icons: ['map', 'book'],
    }),
    typed,
  ).flatMap(({ choices }) => choices.map(({ value }) => value));

test('offers every page and anchor for a link, with the anchors of the edited page', () => {
  expect(values('link')).toEqual(['/', '/about', '#draft', '#help', '/about#story']);
});

test.each([
  ['page', ['/', '/about']],
  ['pages', ['/*']],
  ['media', ['van.svg']],
  ['icon', ['map', 'book']],
  ['record:services', ['care']],
  ['record:unknown', []],
  ['inline', []],
] as const)('offers the existing values for %s', (means, choices) => {
  expect(values(means)).toEqual(choices);
});

test('offers the files that the pattern of the schema allows', () => {
  expect(values('media', '', '\\.mp4$')).toEqual(['van.mp4']);
});

test('finds the typed text in values and labels, best match first', () => {
  expect(values('page', 'ABOUT')).toEqual(['/about']);
  expect(values('page', 'start')).toEqual(['/']);
  expect(values('link', '#')).toEqual(['#draft', '#help', '/about#story']);
  expect(values('icon', 'o')).toEqual(['book']);
  expect(values('link', 'nowhere')).toEqual([]);
});

test('limits the number of choices', () => {
  const icons = Array.from({ length: 500 }, (_, index) => `icon-${index}`);
  const [group] = filterChoices(
    choicesFor({ means: 'icon' }, CHOICES, { route: '/', ownAnchors: [], icons }),
    'icon',
  );
  expect(group?.choices).toHaveLength(60);
});

test('finds icons by the words of editors', () => {
  const page = { route: '/', ownAnchors: [], icons: ['landmark', 'map', 'users', 'x'] };
  const found = (typed: string) =>
    filterChoices(choicesFor({ means: 'icon' }, CHOICES, page), typed).flatMap(({ choices }) =>
      choices.map(({ value }) => value),
    );
  expect([found('museum'), found('peop'), found('directions'), found('pe')]).toEqual([
    ['landmark'],
    ['users'],
    ['map'],
    [],
  ]);
});

test('every icon that a word finds exists', () => {
  const folder = path.join(ROOT, 'node_modules/lucide-static/icons');
  const names = new Set(Object.values(ICON_WORDS).flat());
  expect([...names].filter((name) => !existsSync(path.join(folder, `${name}.svg`)))).toEqual([]);
});
