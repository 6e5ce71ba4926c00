import { expect, test } from 'vitest';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/model/content-types.ts';
import { subjectsOf } from './subjects.ts';

const SITE = { header: { menus: [{ label: 'Vans' }] } } as unknown as Site;

const page = (path: string, ...blocks: object[]) =>
  ({ path, title: path === '/' ? 'Start' : path.slice(1), blocks }) as unknown as PageData;

const form = { type: 'form', form: { id: 'ask' } };
const PAGES = [
  page('/ask', { type: 'page-header' }, form),
  page('/', { type: 'hero' }, form),
  page('/vans/big', { type: 'prose' }),
  page('/vans/small', { type: 'prose' }, { type: 'prose' }),
];

const titles = (...routes: string[]) => subjectsOf(SITE, PAGES, routes).map(({ title }) => title);

test('takes a page of each type, the menus once, and each form once, not on the home page', () => {
  expect(titles()).toEqual([
    'Start',
    'Start: first menu or panel',
    'Start: menu Vans',
    'ask',
    'ask: field errors',
    'ask: sent',
    'ask: failed',
    'vans/big',
  ]);
});

test('a subject lists the other pages of its type', () => {
  expect(subjectsOf(SITE, PAGES, []).at(-1)?.alike).toEqual(['/vans/small']);
});

test('takes a requested page of any type, with its states', () => {
  expect(titles('/vans/small')).toEqual(['vans/small']);
  expect(titles('/')).toContain('Start: failed');
});

test('an unknown route is an error that lists the known ones', () => {
  expect(() => titles('/bus')).toThrow('--only: this site has no page /bus. It has: /ask, /,');
});
