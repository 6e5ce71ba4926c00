import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import { IS_FULL_RUN } from '../../../tests/support/full-run.ts';
import { intended } from './wording.ts';

test.each([
  ['card-gird', ['card-grid', 'hero']],
  ['cardGrid', ['card-grid', 'hero']],
  ['headng', ['heading', 'items']],
  ['hedaing', ['heading', 'items']],
])('intended finds that %s means the first of %j', (wrong, known) => {
  expect(intended(wrong, known)).toBe(known[0]);
});

test.each([
  ['with another name as near', 'cart', ['card', 'care']],
  ['with a digit more or less', 'photo-2', ['photo-1']],
  ['that is too short', 'tp', ['top']],
  ['two slips away', 'heddng', ['heading']],
  ['without any letter in common', 'xyz', ['abc']],
])('intended does not guess a name %s', (_, wrong, known) => {
  expect(intended(wrong, known)).toBeUndefined();
});

test('intended accepts only the same letters where the name may not exist yet', () => {
  expect(intended('/stop', ['/stops'], true)).toBeUndefined();
  expect(intended('/shops', ['/stops'], true)).toBeUndefined();
  expect(intended('/stosp', ['/stops'], true)).toBe('/stops');
  expect(intended('/Our_Stops', ['/our-stops'], true)).toBe('/our-stops');
});

test('intended never finds another name than the one in which a letter slipped', () => {
  // Two letters make many similar names.
  const name = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 3, maxLength: 6 });
  const slip = fc.record({ at: fc.nat({ max: 5 }), by: fc.constantFrom('', 'a', 'b') });
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 3 }), slip, (right, others, { at, by }) => {
      const wrong = right.slice(0, at) + by + right.slice(at + 1);
      fc.pre(wrong !== right && !others.includes(wrong));
      expect([right, undefined]).toContain(intended(wrong, new Set([...others, right])));
    }),
    { numRuns: IS_FULL_RUN ? 2000 : 300 },
  );
});
