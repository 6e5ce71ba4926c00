import { expect, test } from 'vitest';
import { fc } from '../../support/fast-check.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { COLLECTIONS } from '../../support/small-site/schemas.ts';
import { compileFiles } from '../support/virtual-project.ts';

const ID = fc.constantFrom('ada', 'bob', 'cy', 'nobody');
const TEAM = fc.constantFrom('design', 'repairs', 'nothing');
const strange = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('', '__proto__', -1));
const optional = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(fc.oneof({ arbitrary: value, weight: 6 }, strange), { nil: undefined });

const range = fc.record({ from: optional(fc.nat(3)), to: optional(fc.nat(3)), before: optional(fc.nat(4)) });
const query = fc.record({
  where: optional(fc.record({ team: optional(TEAM), skills: optional(ID), since: optional(range) })),
  order: optional(fc.constantFrom('name', '-name', 'since', '-since', 'about', 'nothing')),
  limit: optional(fc.nat(4)),
});
const person = fc.record({
  name: fc.constantFrom('Ada', 'Bob'),
  team: optional(TEAM),
  since: optional(fc.nat(3)),
  skills: optional(fc.array(ID)),
  knows: optional(fc.array(ID)),
});
const team = fc.record({ title: fc.constant('Team'), lead: optional(ID), members: optional(query) });

test('lists of records that refer to each other never throw, end, and contain what the query allows', () => {
  const files = fc.record({ ada: person, bob: person, cy: person, design: team, repairs: team });
  fc.assert(
    fc.property(files, query, ({ design, repairs, ...people }, list) => {
      const { pages, diagnostics } = compileFiles(
        {
          ...Object.fromEntries(
            Object.entries(people).map(([id, value]) => [`people/${id}.json`, JSON.stringify(value)]),
          ),
          'teams/design.json': JSON.stringify(design),
          'teams/repairs.json': JSON.stringify(repairs),
          'pages/index.json': pageWith(
            { type: 'people-list', people: list },
            { type: 'teams', teams: ['design', 'repairs'] },
          ),
        },
        { schemas: COLLECTIONS },
      );
      const home = pages.find(({ path }) => path === '/');
      expect(JSON.stringify(home).length).toBeLessThan(20_000);
      for (const { line, column } of diagnostics) expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
      if (diagnostics.some((one) => one.severity === 'error' && one.file === 'content/pages/index.json'))
        return;
      const block = home?.blocks[1] as unknown as { people: { since?: number }[] };
      const { limit, where } = list as { limit?: number; where?: { since?: Record<string, number> } };
      expect(block.people.length).toBeLessThanOrEqual(limit ?? 3);
      for (const { since = Number.NaN } of block.people) {
        if (where?.since === undefined) continue;
        const { from = -1, to = 9, before = 9 } = where.since;
        expect(from <= since && since <= to && since < before).toBe(true);
      }
    }),
  );
});
