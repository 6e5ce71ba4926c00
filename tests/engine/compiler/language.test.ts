import { expect, test } from 'vitest';
import { createMemory } from '../../../src/compiler/resolve/incremental/steps.ts';
import { compile } from '../../../src/core/compile.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { COLLECTIONS, SCHEMAS } from '../../support/small-site/schemas.ts';
import { type Files, inputOf } from '../../support/small-site/site.ts';

const NAMES = ['Örjan', 'Zoe', 'Ada', 'Åke', 'Ärla'];
const SWEDISH = ['Ada', 'Zoe', 'Åke', 'Ärla', 'Örjan'];
const ENGLISH = ['Ada', 'Åke', 'Ärla', 'Örjan', 'Zoe'];

const site = (language: string) =>
  JSON.stringify({ url: 'https://www.example.org', logo: 'van.svg', sharedBlocks: [], language });

/** The texts of the last block of the home page, in a Swedish site that becomes an English one. */
function listedIn(files: Files, schemas: typeof SCHEMAS, property: 'name' | 'title') {
  const memory = createMemory();
  const input = inputOf({ ...files, 'site.json': site('sv') }, { schemas });
  return ['sv', 'en'].map((language) => {
    const changed = { path: 'content/site.json', text: site(language) };
    const current = input.files.map((file) => (file.path === changed.path ? changed : file));
    const { pages } = compile({ ...input, files: current }, 'dev', memory);
    const block = pages.find(({ path }) => path === '/')?.blocks.at(-1);
    const list = Object.values(block ?? {}).find(Array.isArray) as Record<string, string>[] | undefined;
    return list?.map((item) => item[property]);
  });
}

test('records are sorted in the language of the site, also after that changes', () => {
  const people = NAMES.map((name, index) => [`people/p${index}.json`, JSON.stringify({ name })]);
  const home = pageWith({ type: 'people-list', people: { order: 'name' } });
  const files = { ...Object.fromEntries(people), 'pages/index.json': home };
  expect(listedIn(files, COLLECTIONS, 'name')).toEqual([SWEDISH, ENGLISH]);
});

test('pages are sorted by title in the language of the site, also after that changes', () => {
  const members = NAMES.map((title, index) => {
    const page = { title, description: `About ${title}.`, blocks: [{ type: 'hero', heading: title }] };
    return [`pages/people/p${index}.json`, JSON.stringify(page)];
  });
  const home = pageWith({ type: 'page-cards', pages: '/people/*' });
  const files = { ...Object.fromEntries(members), 'pages/index.json': home };
  expect(listedIn(files, SCHEMAS, 'title')).toEqual([SWEDISH, ENGLISH]);
});
