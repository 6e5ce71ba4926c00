import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_RULES } from './index.ts';

const OTHER_FILES = ['index.ts', 'rule.ts', 'rules.test.ts', 'shared'];

test('every file of this folder is a registered rule, named by its code', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !OTHER_FILES.includes(file));
  expect(ALL_RULES.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort());
});

test('every rule without a check is an error', () => {
  const others = ALL_RULES.filter(({ check, severity }) => !check && severity !== 'error');
  // The compiler passes the severity of this one.
  expect(others.map(({ code }) => code)).toEqual(['empty-list']);
});
