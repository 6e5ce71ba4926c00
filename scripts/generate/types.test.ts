import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../tests/support/small-site/schemas.ts';
import { declaredTypes } from './types.ts';

test('a component receives of a record what its schema shows', async () => {
  const { people = {}, teams = {} } = COLLECTIONS.records;
  const code = await declaredTypes({
    ...COLLECTIONS,
    records: { people, teams, events: { type: 'object' } },
  });
  const property = (type: string, name: string) => {
    const body = new RegExp(`(?:export )?interface ${type} \\{\\n([^]*?)\\n\\}`).exec(code)?.[1] ?? '';
    return new RegExp(`^  ${name}\\??: (.*);$`, 'm').exec(body)?.[1];
  };
  expect(property('PeopleListBlock', 'people')).toBe('Person[]');
  expect(property('PeopleNamesBlock', 'people')).toBe("Pick<Person, 'id' | 'name'>[]");
  expect(property('TeamsBlock', 'teams')).toBe('(Team | null)[]');
  expect(property('Person', 'id')).toBe('string');
  // A record in a record comes without the records to which it refers, unless its schema lists them.
  expect(property('Person', 'team')).toBe("Pick<Team, 'id' | 'title'> | null");
  expect(property('Team', 'lead')).toBe("Pick<Person, 'id' | 'name' | 'team'> | null");
  // Without a title, the type has the name of the collection.
  expect(code).toContain('export interface Events {');
});

test('a component receives the resolved values of an open object, also of one that refers to a definition', async () => {
  const link = { type: 'string', means: 'page' } as const;
  const shelf = {
    title: 'ShelfBlock',
    type: 'object',
    properties: { targets: { type: 'object', additionalProperties: { $ref: '#/$defs/target' } } },
  } as const;
  const code = await declaredTypes({
    ...COLLECTIONS,
    $defs: { target: link },
    records: {},
    blocks: { shelf },
  });
  expect(code).toMatch(/targets\?: \{\s+\[k: string\]: PageLink/);
});
