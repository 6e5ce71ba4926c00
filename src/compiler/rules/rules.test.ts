import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_RULES } from './index.ts';

const AIDS = ['index.ts', 'rule.ts', 'rules.test.ts', 'shared'];

test('each file of this folder is one rule, named by its code, and every rule is registered', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !AIDS.includes(file));
  expect(ALL_RULES.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort());
});

test('what the compiler tells on its way is an error', () => {
  const told = ALL_RULES.filter(({ check, severity }) => !check && severity !== 'error');
  expect(told.map(({ code }) => code)).toEqual([]);
});
