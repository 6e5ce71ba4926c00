import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_RULES } from './index.ts';

const OTHERS = ['README.md', 'doors', 'index.ts', 'package.json', 'rules.test.ts', 'shared'];

test('every file of this folder is a rule with the code that its name has', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !OTHERS.includes(file));
  expect(ALL_RULES.map(({ code }) => `${code}.ts`)).toEqual(files.sort());
});
