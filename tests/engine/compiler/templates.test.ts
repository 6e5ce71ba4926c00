import { describe, expect, test } from 'vitest';
import { whatLinksHere } from '../../../scripts/check/what-links-here.ts';
import { createMemory } from '../../../src/compiler/resolve/incremental/steps.ts';
import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import {
  isWrittenAsObject,
  MEANINGS,
  type Meaning,
  readingOf,
} from '../../../src/compiler/schema/vocabulary.ts';
import { compile } from '../../../src/core/compile.ts';
import { siteWith } from '../../support/small-site/parts.ts';
import { COLLECTION_FILES, COLLECTIONS } from '../../support/small-site/schemas.ts';
import { inputOf } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const FILE = 'pages/people/[people].json';

const HERO = { type: 'hero', heading: '{record.name}' };

const TEMPLATE = {
  title: '{record.name}',
  description: 'What {record.name} does here.',
  blocks: [HERO],
};

const PEOPLE = {
  ada: { name: 'Ada', role: 'Drives', since: 2009, skills: ['maps', 'tea'] },
  bob: { name: 'Bob' },
};

type People = Record<string, object>;

function filesOf(template: object, records: People = PEOPLE) {
  const people = Object.entries(records).map(([id, record]) => [`people/${id}.json`, JSON.stringify(record)]);
  return {
    ...siteWith({ sections: ['/people/*'] }),
    ...(Object.fromEntries(people) as Record<string, string>),
    [FILE]: JSON.stringify(template, null, 2),
  };
}

const compiled = (template: object, records?: People) =>
  compileFiles(filesOf(template, records), { schemas: COLLECTIONS });

const pageOf = (id: string, template: object, records?: People) =>
  compiled(template, records).pages.find(({ path }) => path === `/people/${id}`);

const blocksOf = (id: string, ...blocks: object[]) =>
  pageOf(id, { ...TEMPLATE, blocks: [HERO, ...blocks] })?.blocks.slice(1);

const reported = (template: object, records?: People) =>
  compiled(template, records).diagnostics.map(onOneLine);

test('reports once a template whose pages would be in a reserved folder, and a record whose page would be one', () => {
  const { [FILE]: template = '', ...files } = filesOf(TEMPLATE, { ...PEOPLE, media: { name: 'Media' } });
  const routes = (file: string) =>
    compileFiles({ ...files, [file]: template }, { schemas: COLLECTIONS }).diagnostics.filter(
      ({ code }) => code === 'bad-route',
    );
  expect(routes('pages/media/[people].json').map(({ file }) => file)).toEqual([
    'content/pages/media/[people].json',
  ]);
  expect(routes('pages/[people].json').map(({ file }) => file)).toEqual(['content/people/media.json']);
});

describe('a template', () => {
  test('makes a page of each record, and none of itself', () => {
    const { pages, diagnostics } = compiled(TEMPLATE);
    expect(diagnostics).toEqual([]);
    expect(pages.map(({ path, title, description }) => [path, title, description])).toContainEqual([
      '/people/ada',
      'Ada',
      'What Ada does here.',
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['/', '/404', '/people/ada', '/people/bob']);
  });
  test('uses its records, and links lead to their pages', () => {
    const result = compileFiles(
      { ...filesOf(TEMPLATE), ...siteWith({ menu: ['/people/ada', '/people/bob'] }) },
      { schemas: COLLECTIONS },
    );
    expect(result.diagnostics).toEqual([]);
    const { referrers } = whatLinksHere(result, [], ['people/ada'], 'people/ada');
    expect(referrers.map(({ file }) => file)).toEqual([`content/${FILE}`]);
  });
  test('takes values of every type, and the id', () => {
    expect(
      blocksOf(
        'ada',
        { type: 'person', person: '{record.id}' },
        { type: 'sections', sections: [{ id: '{record.id}' }] },
      ),
    ).toEqual([
      { type: 'person', person: { id: 'ada', name: 'Ada' } },
      { type: 'sections', sections: [{ id: 'ada' }] },
    ]);
    const where = { team: '{record.id}' };
    const team = JSON.stringify({
      ...TEMPLATE,
      title: '{record.title}',
      description: 'The {record.title}.',
      blocks: [
        { type: 'hero', heading: '{record.title}' },
        { type: 'people-names', people: { where } },
      ],
    });
    const { pages } = compileFiles(
      {
        ...siteWith({ sections: ['/teams/*'] }),
        'teams/van.json': '{"title":"Van"}',
        'people/ada.json': '{"name":"Ada","team":"van"}',
        'people/bob.json': '{"name":"Bob"}',
        'pages/teams/[teams].json': team,
      },
      { schemas: COLLECTIONS },
    );
    const shown = pages.find(({ path }) => path === '/teams/van')?.blocks[1];
    expect(shown).toEqual({ type: 'people-names', people: [{ id: 'ada', name: 'Ada' }] });
  });
  test('leaves out what needs a value that a record may lack', () => {
    const cards = {
      type: 'card-grid',
      items: [{ title: 'One' }, { title: 'Since {record.since?}' }, { title: '{record.role?}' }],
    };
    const person = { type: 'page-cards', pages: '{record.role?}' };
    const names = { type: 'people-names', people: { limit: 1 } };
    expect(blocksOf('bob', person, { ...cards, items: cards.items.slice(0, 1) }, names)).toHaveLength(2);
    expect(blocksOf('ada', cards)?.[0]).toMatchObject({
      items: [{}, { title: 'Since 2009' }, { title: 'Drives' }],
    });
    expect(blocksOf('bob', cards)?.[0]).toMatchObject({ items: [{ title: 'One' }] });
  });
  test('shows a date inside a text as visitors read it', () => {
    const { people } = COLLECTION_FILES.records;
    const born = { type: 'string', means: 'date' } as const;
    const schemas = bundleSchemas({
      ...COLLECTION_FILES,
      records: {
        ...COLLECTION_FILES.records,
        people: { ...people, properties: { ...people?.properties, born } },
      },
    });
    const files = filesOf(
      { ...TEMPLATE, description: 'Born on {record.born}.' },
      { ada: { name: 'Ada', born: '1815-12-10' } },
    );
    const { pages } = compileFiles(files, { schemas });
    expect(pages.at(-1)?.description).toBe('Born on December 10, 1815.');
  });
  test('prints only values that visitors can read', () => {
    const { people } = COLLECTION_FILES.records;
    const names = [...Object.keys(MEANINGS), 'record:teams', 'week-day'] as Meaning[];
    const texts = names.filter((means) => !isWrittenAsObject(means));
    const codesOf = (means: Meaning, template: object) => {
      const own = { type: 'string', means } as const;
      const properties = { ...people?.properties, own };
      const records = { ...COLLECTION_FILES.records, people: { ...people, properties } };
      const schemas = bundleSchemas({ ...COLLECTION_FILES, records });
      const { diagnostics } = compileFiles(filesOf({ ...TEMPLATE, ...template }), { schemas });
      return diagnostics.filter(({ code }) => code === 'unknown-placeholder').map(({ path }) => path);
    };
    const isRefused = (means: Meaning) => codesOf(means, { description: 'Has {record.own?}.' }).length === 1;
    const refused = texts.filter(isRefused);
    expect(refused).toEqual(texts.filter((means) => readingOf(means).inText === null));
    expect(refused).toEqual(expect.arrayContaining(['icon', 'media', 'page', 'record:teams', 'week-day']));
    expect(refused).not.toContain('date');
    expect(codesOf('icon', { description: '{record.own?}' })).toEqual(['description']);
    const linked = { blocks: [{ ...HERO, text: 'See [this]({record.own?}) or {record.own?}.' }] };
    expect(codesOf('link', linked)).toEqual(['blocks[0].text']);
    const named = { blocks: [HERO, { type: 'people-names', people: { where: { team: '{record.own?}' } } }] };
    expect(codesOf('record:teams', named)).toEqual([]);
  });
  test('shows a date as it is written in an address', () => {
    const { people } = COLLECTION_FILES.records;
    const born = { type: 'string', means: 'date' } as const;
    const records = {
      ...COLLECTION_FILES.records,
      people: { ...people, properties: { ...people?.properties, born } },
    };
    const schemas = bundleSchemas({ ...COLLECTION_FILES, records });
    const text = '{record.born}, [then](https://www.example.net/?day={record.born}).';
    const template = { ...TEMPLATE, description: '{record.born}', blocks: [{ ...HERO, text }] };
    const { pages } = compileFiles(filesOf(template, { ada: { name: 'Ada', born: '1815-12-10' } }), {
      schemas,
    });
    expect(pages.at(-1)?.description).toBe('December 10, 1815');
    expect(pages.at(-1)?.blocks[0]).toMatchObject({
      text: ['December 10, 1815, ', { text: 'then', href: 'https://www.example.net/?day=1815-12-10' }, '.'],
    });
  });
  test('shows in a block where the template has it, also after a block that is left out', () => {
    const page = pageOf('bob', {
      ...TEMPLATE,
      blocks: [HERO, { type: 'page-cards', pages: '{record.role?}' }, { type: 'people-names', people: {} }],
    });
    const origin = page?.origins[1];
    expect([origin?.source.path, origin?.jsonPath]).toEqual([`content/${FILE}`, ['blocks', 2]]);
  });
  test('asks for a redirect when a record is deleted', () => {
    const published = { 'published.json': JSON.stringify({ routes: ['/', '/people/ada', '/people/eve'] }) };
    const { diagnostics } = compileFiles({ ...filesOf(TEMPLATE), ...published }, { schemas: COLLECTIONS });
    const missing = diagnostics.filter(({ code }) => code === 'missing-redirect');
    expect(missing.map(({ message }) => message)).toEqual([
      '"/people/eve" was a page of this site. Now it is neither a page nor a redirect.',
    ]);
  });
  test('can leave pages out of a build', () => {
    const input = { schemas: COLLECTIONS, leftOutPages: ['/people/bob'] };
    const paths = compileFiles(filesOf(TEMPLATE), input).pages.map(({ path }) => path);
    expect(paths).toEqual(['/', '/404', '/people/ada']);
  });
});

describe('a diagnostic about the page of a record', () => {
  test('is in the template, once, if it concerns what the template writes', () => {
    const found = reported({ ...TEMPLATE, blocks: [HERO, { type: 'person', person: 'eve' }] });
    expect(found).toEqual([
      'content/pages/people/[people].json:11:17 unknown-record | blocks[1].person is "eve"; there is no content/people/eve.json. | Known: ada, bob  This concerns every page of the template.',
    ]);
  });
  test('is in the record if it concerns its value, and says where the template shows it', () => {
    const [found, ...others] = reported(
      { ...TEMPLATE, blocks: [{ ...HERO, text: 'Since [then]({record.role?}).' }] },
      {
        ada: { name: 'Ada', role: '/nowhere' },
        bob: { name: 'Bob', role: '/people/ada' },
      },
    );
    expect(others).toEqual([]);
    expect(found).toContain('content/people/ada.json:1:');
    expect(found).toContain('content/pages/people/[people].json shows it as blocks[0].text.');
  });
  test('is only that of the record if both have it', () => {
    const found = reported(
      { ...TEMPLATE, title: '{record.name}' },
      { ada: { name: 'Ada' }, bob: { name: 'Bob Bob' } },
    );
    expect(found).toEqual([expect.stringMatching(/^content\/people\/bob\.json:1:10 repeated-word/)]);
  });
  test('names pages of records by the record', () => {
    const found = reported(TEMPLATE, { ada: { name: 'Ada' }, bob: { name: 'Ada' }, eve: { name: 'Eve' } });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(
      /^content\/people\/bob\.json:1:9 duplicate-\w+ .* is the same as in content\/people\/ada\.json\./,
    );
  });
  test('is once for a template that cannot be read', () => {
    const { diagnostics } = compileFiles(
      { ...filesOf(TEMPLATE), [FILE]: '{ "title": ' },
      { schemas: COLLECTIONS },
    );
    expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([`content/${FILE} invalid-json`]);
  });
});

test('an edit of one record resolves only its page', () => {
  const records = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`p-${index}`, { name: `Person ${index}`, role: 'Drives' }]),
  );
  const input = inputOf(filesOf({ ...TEMPLATE, description: '{record.name}: {record.role}.' }, records), {
    schemas: COLLECTIONS,
  });
  const memory = createMemory();
  const { pages: before } = compile(input, 'dev', memory);
  const files = input.files.map((one) =>
    one.path === 'content/people/p-7.json' ? { ...one, text: one.text.replace('Drives', 'Cooks') } : one,
  );
  const { pages } = compile({ ...input, files }, 'dev', memory);
  expect(pages.filter((page) => !before.includes(page)).map(({ path }) => path)).toEqual(['/people/p-7']);
});
