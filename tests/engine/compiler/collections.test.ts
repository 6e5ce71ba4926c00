import { describe, expect, test } from 'vitest';
import { whatLinksHere } from '../../../scripts/check/what-links-here.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { COLLECTIONS } from '../../support/small-site/schemas.ts';
import type { Files } from '../../support/small-site/site.ts';
import { compileFiles } from '../support/virtual-project.ts';

const FILES = {
  'people/ada.json': { name: 'Ada', role: 'Van', team: 'design', since: 2020, skills: ['maps', 'tea'] },
  'people/bob.json': { name: 'Bob', team: 'repairs', since: 2009, photo: 'van.svg' },
  'people/cy.json': { name: 'Cy', team: 'design', about: 'Knows [the start](/).', knows: ['bob', 'cy'] },
  'teams/design.json': { title: 'Design', lead: 'ada', members: { where: { team: 'design' } } },
  'teams/repairs.json': { title: 'Repairs' },
};

const text = (files: Record<string, unknown>): Files =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));

/** Compiles a home page with the given blocks. */
function compiled(...blocks: object[]) {
  return compileFiles({ ...text(FILES), 'pages/index.json': pageWith(...blocks) }, { schemas: COLLECTIONS });
}

function shown(block: object): Record<string, unknown> {
  const page = compiled(block).pages.find(({ path }) => path === '/');
  return page?.blocks[1] as unknown as Record<string, unknown>;
}

const idsOf = (people: object) =>
  (shown({ type: 'people-list', people })['people'] as { id: string }[]).map(({ id }) => id);

describe('a list of records', () => {
  test('has every record in the order of the file names', () => {
    expect(idsOf({})).toEqual(['ada', 'bob', 'cy']);
  });
  test('has the records with a value, and with an item of a list', () => {
    expect(idsOf({ where: { team: 'design' } })).toEqual(['ada', 'cy']);
    expect(idsOf({ where: { skills: 'tea' } })).toEqual(['ada']);
    expect(idsOf({ where: { team: 'design', since: { from: 2020 } } })).toEqual(['ada']);
    expect(idsOf({ where: { id: 'bob' } })).toEqual(['bob']);
  });
  test('is sorted by a property, with records that lack it at the end', () => {
    expect(idsOf({ order: 'since' })).toEqual(['bob', 'ada', 'cy']);
    expect(idsOf({ order: '-since' })).toEqual(['ada', 'bob', 'cy']);
    expect(idsOf({ order: '-name', limit: 2 })).toEqual(['cy', 'bob']);
  });
  test('with a limit of 0 is one mistake', () => {
    const { diagnostics } = compiled({ type: 'people-list', people: { limit: 0 } });
    expect(diagnostics.map(({ code }) => code).filter((code) => !code.startsWith('unused'))).toEqual([
      'out-of-range',
    ]);
  });
  test('has only the properties that the block shows', () => {
    expect(shown({ type: 'people-names', people: { limit: 1 } })).toEqual({
      type: 'people-names',
      people: [{ id: 'ada', name: 'Ada' }],
    });
  });
  test('uses its records: none of them is reported as unused, and links point to the list', () => {
    const result = compiled({ type: 'people-list', people: { where: { team: 'design' }, order: 'name' } });
    const unused = result.diagnostics.filter(({ code }) => code === 'unused-record');
    // Ada and Cy are in the list, Cy knows Bob, and both teams are used by people.
    expect(unused).toEqual([]);
    const { referrers } = whatLinksHere(result, [], ['people/ada'], 'people/ada');
    expect(referrers.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'content/pages/index.json blocks[1].people',
      'content/teams/design.json lead',
      'content/teams/design.json members',
    ]);
  });
});

describe('a record that refers to others', () => {
  test('comes with them, and they come without theirs', () => {
    const [ada] = shown({ type: 'people-list', people: { where: { since: { from: 2020 } } } })[
      'people'
    ] as object[];
    expect(ada).toEqual({
      id: 'ada',
      name: 'Ada',
      role: 'Van',
      team: { id: 'design', title: 'Design' },
      since: 2020,
      skills: ['maps', 'tea'],
    });
  });
  test('shows of them what its schema lists, with null for itself', () => {
    expect(shown({ type: 'teams', teams: ['design'] })['teams']).toEqual([
      {
        id: 'design',
        title: 'Design',
        lead: { id: 'ada', name: 'Ada', team: null },
        members: [
          { id: 'ada', name: 'Ada' },
          { id: 'cy', name: 'Cy' },
        ],
      },
    ]);
  });
  test('has texts, links and media like a block, and null for itself', () => {
    const [cy] = shown({ type: 'people-list', people: { where: { name: 'Cy' } } })['people'] as object[];
    expect(cy).toMatchObject({
      about: ['Knows ', { text: 'the start', href: '/' }, '.'],
      knows: [{ id: 'bob', photo: { src: '/media/van.svg', width: 40, height: 20 } }, null],
    });
  });
  test('is the same whichever record a page names first', () => {
    const page = (...blocks: object[]) =>
      compiled(...blocks)
        .pages.find(({ path }) => path === '/')
        ?.blocks.slice(1);
    const [teams, person] = [
      { type: 'teams', teams: ['design'] },
      { type: 'people-list', people: {} },
    ];
    expect(page(teams, person)).toEqual(page(person, teams)?.reverse());
  });
});
