import { expect, test } from 'vitest';
import { feedFiles } from '../../../scripts/build/pages/feeds.ts';
import { createMemory } from '../../../src/compiler/resolve/incremental/steps.ts';
import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { compile } from '../../../src/core/compile.ts';
import type { Site } from '../../../src/model/content-types.ts';
import { siteWith } from '../../support/small-site/parts.ts';
import { DOCUMENTED_FILES } from '../../support/small-site/schemas.ts';
import { inputOf } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const schemas = bundleSchemas(DOCUMENTED_FILES);

const FILE = 'pages/skills/[people.skills].json';
const PERSON = 'pages/people/[people].json';

const TEMPLATE = {
  title: 'Who knows about {record.skills}',
  description: 'Everybody here who can help with {record.skills}.',
  blocks: [
    { type: 'hero', heading: '{record.skills}' },
    {
      type: 'lists',
      records: {
        people: {
          where: { skills: '{record.skills}' },
          show: { title: 'name', figures: ['skills', 'role'] },
        },
      },
    },
  ],
};

const PERSON_PAGE = {
  title: '{record.name}',
  description: 'What {record.name} does here.',
  date: '2026-03-0{record.since}',
  blocks: [{ type: 'hero', heading: '{record.name}' }],
};

type Records = Record<string, object>;

const PEOPLE: Records = {
  ada: { name: 'Ada', since: 1, role: 'Drives', skills: ['Old maps', 'Tea'] },
  bob: { name: 'Bob', since: 2, skills: ['Tea'] },
};

const filesOf = (
  people: Records = PEOPLE,
  template: object = TEMPLATE,
  own: Record<string, string> = {},
) => ({
  ...siteWith({ sections: ['/skills/*', '/people/*'] }),
  ...(Object.fromEntries(
    Object.entries(people).map(([id, one]) => [`people/${id}.json`, JSON.stringify(one, null, 1)]),
  ) as Record<string, string>),
  [FILE]: JSON.stringify(template, null, 2),
  [PERSON]: JSON.stringify(PERSON_PAGE, null, 2),
  ...own,
});

const compiled = (...files: Parameters<typeof filesOf>) => compileFiles(filesOf(...files), { schemas });
const reported = (...files: Parameters<typeof filesOf>) => compiled(...files).diagnostics.map(onOneLine);

test('each value is a page, with its words in the title and the records that have it', () => {
  const { pages, diagnostics } = compiled();
  expect(diagnostics.map(onOneLine)).toEqual([]);
  const made = pages.filter(({ path }) => path.startsWith('/skills/'));
  expect(made.map(({ path, title }) => [path, title])).toEqual([
    ['/skills/old-maps', 'Who knows about Old maps'],
    ['/skills/tea', 'Who knows about Tea'],
  ]);
  const idsOf = (page: number) => JSON.stringify(made[page]?.blocks[1]).match(/(?<="id":")\w+/g);
  expect([idsOf(0), idsOf(1)]).toEqual([['ada'], ['ada', 'bob']]);
});

test('a shown value links to its page, except on that page', () => {
  const [oldMaps] = compiled().pages.filter(({ path }) => path === '/skills/old-maps');
  const text = JSON.stringify(oldMaps?.blocks[1]);
  expect(text).toContain('{"text":"Tea","href":"/skills/tea"}');
  expect(text).toContain('"Old maps"');
  expect(text).not.toContain('"/skills/old-maps"');
  // No template makes a page of each role.
  expect(text).toContain('"Drives"');
});

test('a long list of a value is several pages', () => {
  const text: Schema = { type: 'string', description: 'A text.' };
  const texts: Schema = { type: 'object', additionalProperties: text };
  const { properties, ...lists } = schemas.blocks['lists'] ?? {};
  const perPage: Schema = { type: 'integer', means: 'page-numbers', description: 'How many.' };
  const numbered = {
    ...schemas,
    site: {
      ...schemas.site,
      properties: { ...schemas.site.properties, pageNumbers: texts },
    },
    blocks: { ...schemas.blocks, lists: { ...lists, properties: { ...properties, perPage } } },
  };
  const [hero, list] = TEMPLATE.blocks;
  const words = {
    label: 'Pages',
    title: '{title} {number}',
    page: '{number}',
    previous: 'Before',
    next: 'After',
  };
  const files = filesOf(PEOPLE, { ...TEMPLATE, blocks: [hero, { ...list, perPage: 1 }] });
  const site = JSON.stringify({ ...JSON.parse(files['site.json'] ?? ''), pageNumbers: words });
  const { pages } = compileFiles({ ...files, 'site.json': site }, { schemas: numbered });
  const titles = pages
    .filter(({ path }) => path.startsWith('/skills/tea'))
    .map(({ path, title }) => [path, title]);
  expect(titles).toEqual([
    ['/skills/tea', 'Who knows about Tea'],
    ['/skills/tea/2', 'Who knows about Tea 2'],
  ]);
});

test('its feed has the pages of these records', () => {
  const { pages } = compiled(PEOPLE, { ...TEMPLATE, feed: { title: 'New people for {record.skills}' } });
  const site = { url: 'https://example.org', language: 'en', brand: { name: 'Van' } } as Site;
  const feeds = feedFiles(site, pages);
  expect(Object.keys(feeds)).toEqual(['skills/old-maps/feed.xml', 'skills/tea/feed.xml']);
  const linksIn = (name: string) => feeds[name]?.match(/(?<=<id>https:\/\/example.org)\/people\/\w+/g);
  expect(linksIn('skills/old-maps/feed.xml')).toEqual(['/people/ada']);
  expect(linksIn('skills/tea/feed.xml')).toEqual(['/people/bob', '/people/ada']);
});

test.each([
  [
    'two values with one address',
    { ...PEOPLE, cy: { name: 'Cy', since: 3, skills: ['tea!'] } },
    /people\/cy\.json:5:3 duplicate-route \| "tea!" and "Tea" have one page: the address of both ends in "tea"\./,
  ],
  [
    'a value without an address',
    { ...PEOPLE, cy: { name: 'Cy', since: 3, skills: ['++'] } },
    /people\/cy\.json:5:3 bad-route \| "\+\+" has no letter or digit/,
  ],
])('reports %s', (_, people, message) => {
  expect(reported(people)).toEqual([expect.stringMatching(message)]);
});

test('reports a value whose address is that of a page', () => {
  const page = { title: 'Tea time', description: 'When we have tea, and where.', blocks: PERSON_PAGE.blocks };
  const other = { 'pages/skills/tea.json': JSON.stringify(page).replaceAll('{record.name}', 'Tea') };
  expect(reported(PEOPLE, TEMPLATE, other)).toEqual([
    expect.stringMatching(
      /people\/ada\.json:.* duplicate-route \| This value and content\/pages\/skills\/tea\.json are both the page \/skills\/tea/,
    ),
  ]);
});

test.each([
  [
    '[people.skils]',
    /unknown-file .*no such property with a text or a list of texts\. \| Did you mean "skills"\?/,
  ],
  ['[people.team]', /unknown-file .*no such property/],
  ['[peple.skills]', /unknown-file .*collection "peple", which does not exist\. \| Did you mean "people"\?/],
])('reports the template %s', (name, message) => {
  const { [FILE]: template = '', ...files } = filesOf();
  const { diagnostics } = compileFiles({ ...files, [`pages/skills/${name}.json`]: template }, { schemas });
  expect(diagnostics.map(onOneLine)).toContainEqual(expect.stringMatching(message));
});

test('reports a property of the record that a page of a value does not have', () => {
  const template = { ...TEMPLATE, title: 'Skill of {record.name}' };
  expect(reported(PEOPLE, template)).toContainEqual(
    expect.stringMatching(
      /unknown-placeholder \| title contains \{record\.name\}; the page of a value has only the value\./,
    ),
  );
});

test('a value that only drafts have is a draft', () => {
  const person = { ...PERSON_PAGE, draft: '{record.draft?}' };
  const { drafts } = compiled(PEOPLE, TEMPLATE, {
    [PERSON]: JSON.stringify({ ...person, draft: true }),
  });
  expect(drafts).toEqual(expect.arrayContaining(['/skills/tea', '/skills/old-maps']));
});

test('a changed record changes the pages of its values, and no other step', () => {
  const memory = createMemory();
  const input = (people: Records) => inputOf(filesOf(people), { schemas });
  compile(input(PEOPLE), 'dev', memory);
  const changed = { ...PEOPLE, bob: { name: 'Bob', since: 2, skills: ['Coffee'] } };
  const { pages } = compile(input(changed), 'dev', memory);
  expect(pages).toEqual(compile(input(changed)).pages);
  expect(pages.map(({ path }) => path)).toContain('/skills/coffee');
});
