import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_RULES } from './index.ts';

const OTHERS = ['index.ts', 'rule.ts', 'rules.test.ts', 'shared', 'examples', 'reported'];

test('every file of this folder is the check of a rule, named by its code', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !OTHERS.includes(file));
  const checked = ALL_RULES.filter(({ check }) => check).map(({ code }) => `${code}.ts`);
  expect(checked.sort()).toEqual(files.sort());
});

test('every rule without a check is an error', () => {
  const others = ALL_RULES.filter(({ check, severity }) => !check && severity !== 'error');
  // The compiler passes the severity of this one.
  expect(others.map(({ code }) => code)).toEqual(['empty-list']);
});
