import { expect, test } from 'vitest';
import type { Form } from '../../model/content-types.ts';
import { pageOfField, pagesOf, targetOfHash } from './form-pages.ts';

const section = (id: string, ...names: string[]) => ({ id, fields: names.map((name) => ({ name })) });
const form = {
  id: 'visit',
  sections: [section('you', 'name'), section('group', 'größe', 'ages'), section('rest', 'wishes')],
} as unknown as Form;

const pages = pagesOf(form, new Set(['name', 'größe', 'wishes']));

test('a section is a page while one of its fields is shown, and the list of answers is the last page', () => {
  expect(pages.map(({ id }) => id)).toEqual(['visit-you', 'visit-group', 'visit-rest', 'visit-_check']);
  expect(pagesOf(form, new Set(['name'])).map(({ id }) => id)).toEqual(['visit-you', 'visit-_check']);
});

test.each([
  ['', 'visit-you', 'visit-you'],
  ['#visit-group', 'visit-group', 'visit-group'],
  ['#visit-_check', 'visit-_check', 'visit-_check'],
  ['#visit.gr%C3%B6%C3%9Fe', 'visit-group', 'visit.größe'],
])('the fragment "%s" leads to the page %s', (hash, page, id) => {
  const target = targetOfHash(pages, form, hash);
  expect([target?.page.id, target?.id]).toEqual([page, id]);
});

test.each(['#contact', '#%', '#visit', '#other-you'])('the fragment %s belongs to no page', (hash) => {
  expect(targetOfHash(pages, form, hash)).toBeUndefined();
});

test('an error belongs to the page of its field', () => {
  expect(pageOfField(pages, '.größe.0.name')?.id).toBe('visit-group');
  expect(pageOfField(pages, '')).toBeUndefined();
});
