import { describe, expect, test } from 'vitest';
import { createMemory } from '../../../src/compiler/resolve/incremental/steps.ts';
import type { PageData } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import { bilingual, LANGUAGES_INPUT, WELSH } from '../../support/small-site/languages.ts';
import { json, page, siteWith } from '../../support/small-site/parts.ts';
import { type Files, inputOf } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const BOTH = bilingual();

const compiled = (files: Files) => compileFiles({ ...BOTH, ...files }, LANGUAGES_INPUT);

const pageAt = (files: Files, path: string): PageData | undefined =>
  compiled(files).pages.find((one) => one.path === path);

const blockOf = (files: Files, path: string): Record<string, unknown> => ({
  ...pageAt(files, path)?.blocks.at(-1),
});

const reported = (files: Files) =>
  compiled(files)
    .diagnostics.filter(({ code }) => code !== 'missing-translation')
    .map(onOneLine);

test('misses no language in a site.json that cannot be read', () => {
  const text = BOTH['site.json'] ?? '';
  const { diagnostics } = compiled({
    'site.json': text.slice(0, text.indexOf('"languages"')),
    'pages/cymru.json': page({ title: 'Cymru', description: 'Cymru.', language: 'cy' }),
    'shuttles/van.json': json({ title: 'Van' }),
    'shuttles/van.cy.json': json({ title: 'Fan' }),
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['invalid-json']);
});

const withBlock = (...blocks: object[]) =>
  json({ title: 'Ble', description: 'Ble.', blocks: [{ type: 'hero', heading: 'Ble' }, ...blocks] });

describe('the language of a page', () => {
  test('is that of its folder, or the one that it names', () => {
    const { pages } = compiled({
      'pages/cymru.json': page({ title: 'Wales', description: 'Wales.' }),
      'pages/cy/english.json': page({ title: 'English', description: 'English.', language: 'en' }),
    });
    expect(Object.fromEntries(pages.map(({ path, language }) => [path, language]))).toEqual({
      '/': 'en',
      '/404': 'en',
      '/cy': 'cy',
      '/cy/english': 'en',
      '/cymru': 'en',
    });
  });
  test('decides the home page, and the direction', () => {
    const arabic = bilingual({
      languages: [
        { tag: 'en', name: 'English' },
        { tag: 'ar', name: 'العربية' },
      ],
    });
    const files = { ...arabic, 'pages/cy.json': null, 'pages/ar.json': page({ title: 'الرئيسية' }) };
    const { pages } = compileFiles(files, LANGUAGES_INPUT);
    expect(pages.find(({ path }) => path === '/ar')).toMatchObject({ home: '/ar', dir: 'rtl' });
    const english = pages.find(({ path }) => path === '/');
    expect(english).not.toHaveProperty('home');
    expect(english).not.toHaveProperty('dir');
  });
  test('decides the direction of a site with one language, too', () => {
    const { pages } = compileFiles(siteWith({ language: 'he' }), LANGUAGES_INPUT);
    expect(pages.map(({ dir }) => dir)).toEqual(['rtl', 'rtl']);
  });
  test('is on no page of a site with one language', () => {
    const { pages, sites } = compileFiles({}, LANGUAGES_INPUT);
    expect(
      pages.flatMap((one) => Object.keys(one)).filter((name) => /lang|home|dir|versions/.test(name)),
    ).toEqual([]);
    expect(sites).toEqual({});
  });
});

describe('versions of a page', () => {
  test('have equal paths below the folder of the language, or name their original', () => {
    const files = {
      'pages/stops.json': page(),
      'pages/cy/stops.json': page({ title: 'Arosfannau', description: 'Ble.' }),
      'pages/books.json': page({ title: 'Books', description: 'Books.' }),
      'pages/cy/llyfrau.json': page({ title: 'Llyfrau', description: 'Llyfrau.', translationOf: '/books' }),
    };
    expect(pageAt(files, '/stops')?.versions).toEqual({
      en: '/stops',
      cy: '/cy/stops',
      'x-default': '/stops',
    });
    expect(pageAt(files, '/cy/llyfrau')?.versions).toEqual({
      en: '/books',
      cy: '/cy/llyfrau',
      'x-default': '/books',
    });
    expect(pageAt(files, '/cy')?.versions).toEqual({ en: '/', cy: '/cy', 'x-default': '/' });
  });
  test('are none of a page that is not translated, and it is an orphan', () => {
    const files = { 'pages/cy/yma.json': page({ title: 'Yma', description: 'Yma.' }) };
    expect(pageAt(files, '/cy/yma')).not.toHaveProperty('versions');
    expect(reported(files)).toEqual([
      'content/pages/cy/yma.json:1:1 orphan-page (warning) | Nothing links to /cy/yma, and no list of pages shows it. | Link to it from another page, or add it to the header or footer in content/site.json.',
    ]);
  });
  test('may have the same title, because a name is the same in several languages', () => {
    const stops = { 'pages/stops.json': page(), 'pages/cy/stops.json': page() };
    const links = { 'pages/cy.json': withBlock({ type: 'page-cards', pages: '/cy/*' }) };
    expect(reported({ ...stops, ...links })).toEqual([]);
  });
});

describe('lists', () => {
  test('of a section have only pages in the language of the section', () => {
    const files = {
      'pages/stops.json': page(),
      'pages/cy/stops.json': page({ title: 'Arosfannau', description: 'Ble.' }),
      'pages/index.json': withBlock({ type: 'page-cards', pages: '/*' }),
    };
    expect(blockOf(files, '/')).toMatchObject({ pages: [{ path: '/stops' }] });
  });
  test('name the language of pages in another one', () => {
    const files = {
      'pages/stops.json': page(),
      'pages/cy.json': withBlock({ type: 'page-cards', pages: '/*' }),
    };
    expect(blockOf(files, '/cy')).toMatchObject({ pages: [{ path: '/stops', language: 'en' }] });
  });
  test('of records are in the order of the language', () => {
    // "ll" is a letter after l.
    const people = Object.fromEntries(
      ['Lowri', 'Llinos'].map((name, index) => [`people/p${index}.json`, json({ name })]),
    );
    const list = withBlock({ type: 'people-list', people: { order: 'name' } });
    const files = { ...people, 'pages/index.json': list, 'pages/cy.json': list };
    const names = (path: string) =>
      (blockOf(files, path)['people'] as { name: string }[]).map(({ name }) => name);
    expect([names('/'), names('/cy')]).toEqual([
      ['Llinos', 'Lowri'],
      ['Lowri', 'Llinos'],
    ]);
  });
});

describe('a translation of a file', () => {
  const ADA = json({ name: 'Ada', role: 'Driver', since: 2009, skills: ['maps', 'tea'] });
  const show = (path: string) => ({ [path]: withBlock({ type: 'people-list', people: {} }) });

  test('says what differs, for pages in its language', () => {
    const files = {
      'people/ada.json': ADA,
      'people/ada.cy.json': json({ role: 'Gyrrwr', skills: ['te'] }),
      ...show('pages/index.json'),
      ...show('pages/cy.json'),
    };
    expect(blockOf(files, '/')['people']).toEqual([
      { id: 'ada', name: 'Ada', role: 'Driver', since: 2009, skills: ['maps', 'tea'] },
    ]);
    expect(blockOf(files, '/cy')['people']).toEqual([
      { id: 'ada', name: 'Ada', role: 'Gyrrwr', since: 2009, skills: ['te'] },
    ]);
    expect(reported(files)).toEqual([]);
  });
  test('changes labels of the site, and dates are in the language of the page', () => {
    const dates = { type: 'dates', dates: 'all' };
    const dated = (title: string) =>
      json({
        title,
        description: title,
        date: '2026-03-03',
        blocks: [{ type: 'hero', heading: title }, dates],
      });
    const files = {
      ...bilingual({ labels: { close: 'Close', published: 'Published {date}' } }),
      'site.cy.json': json({ labels: { published: 'Cyhoeddwyd {date}' } }),
      'pages/index.json': dated('News'),
      'pages/cy.json': dated('Newyddion'),
    };
    expect(blockOf(files, '/')['dates']).toEqual([
      'Published ',
      { iso: '2026-03-03', text: 'March 3, 2026' },
    ]);
    expect(blockOf(files, '/cy')['dates']).toEqual([
      'Cyhoeddwyd ',
      { iso: '2026-03-03', text: '3 Mawrth 2026' },
    ]);
    expect(compiled(files).sites['cy']).toMatchObject({
      language: 'cy',
      labels: { close: 'Cau', published: 'Cyhoeddwyd {date}' },
    });
  });
  test('can change a fact, and texts in its language refer to that', () => {
    const brand = (name: string) => ({ brand: { name, nameParts: [name] } });
    const files = {
      ...bilingual(brand('The Van')),
      'site.cy.json': json(brand('Y Fan')),
      'pages/index.json': page({ title: 'Start', summary: '{site.name}.' }),
      'pages/cy.json': page({ title: 'Hafan', description: 'Am.', summary: '{site.name}.' }),
    };
    expect([pageAt(files, '/')?.summary, pageAt(files, '/cy')?.summary]).toEqual(['The Van.', 'Y Fan.']);
  });
  test('fills the template of its language', () => {
    const template = (properties: object) =>
      json({
        title: '{record.name}',
        description: '{record.role}.',
        ...properties,
        blocks: [{ type: 'hero', heading: '{record.name}' }],
      });
    const files = {
      'people/ada.json': ADA,
      'people/ada.cy.json': json({ role: 'Gyrrwr' }),
      'pages/people/[people].json': template({}),
      'pages/cy/pobl/[people].json': template({ translationOf: '/people/{record.id}' }),
      'pages/index.json': withBlock({ type: 'page-cards', pages: '/people/*' }),
    };
    expect(pageAt(files, '/cy/pobl/ada')).toMatchObject({
      description: 'Gyrrwr.',
      versions: { en: '/people/ada', cy: '/cy/pobl/ada' },
    });
    expect(reported(files)).toEqual([]);
  });
  test('is reported at its own line', () => {
    const files = {
      'people/ada.json': ADA,
      'people/ada.cy.json': json({ rol: 'Gyrrwr', since: 'erioed' }),
      ...show('pages/cy.json'),
    };
    expect(reported(files).map((line) => line.split(' | ')[0])).toEqual([
      'content/people/ada.cy.json:2:3 unknown-property',
      'content/people/ada.cy.json:3:12 wrong-type',
    ]);
  });
  test('repeats no diagnostic of the file that it translates', () => {
    const files = {
      'people/ada.json': json({ name: 'Ada', about: 'See [the stops](/stosp).', photo: 'ada.svg' }),
      'people/ada.cy.json': json({ role: 'Gyrrwr' }),
      'people/bob.json': json({ name: 'Bob', about: 'See [the stops](/stosp).' }),
      ...show('pages/cy.json'),
    };
    expect(reported(files).map((line) => line.split(' | ')[0])).toEqual([
      'content/people/ada.json:3:29 broken-link',
      'content/people/ada.json:4:12 missing-media',
      'content/people/bob.json:3:29 broken-link',
    ]);
  });
  test('is resolved again after a change of either file, and as without a memory', () => {
    const memory = createMemory();
    const files: Files = {
      ...BOTH,
      'people/ada.json': ADA,
      'people/ada.cy.json': json({ role: 'Gyrrwr' }),
      'site.cy.json': json({}),
      ...show('pages/cy.json'),
    };
    const edits: Files[] = [
      {},
      { 'people/ada.cy.json': json({ role: 'Gyrrwraig' }) },
      { 'people/ada.json': json({ name: 'Ada B.', role: 'Driver' }) },
      { 'people/ada.cy.json': null },
      { 'site.cy.json': json({ labels: { close: 'Cau' } }) },
      { 'pages/cy/ada.json': page({ title: 'Ada', description: 'Ada.' }) },
      { ...bilingual({ languages: [WELSH] }) },
    ];
    let current = files;
    for (const edit of edits) {
      current = { ...current, ...edit };
      const input = inputOf(current, LANGUAGES_INPUT);
      const { pages, sites, diagnostics } = compile(input, 'dev', memory);
      const fresh = compile(inputOf(current, LANGUAGES_INPUT));
      expect({ pages, sites, diagnostics }).toEqual({
        pages: fresh.pages,
        sites: fresh.sites,
        diagnostics: fresh.diagnostics,
      });
    }
  });
});
