import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIAGNOSTIC_CODES } from './codes.ts';

const guide = readFileSync(new URL('../../docs/diagnostics.md', import.meta.url), 'utf8');
const sections = guide.split(/^## /m).slice(1);

test('docs/diagnostics.md explains every code, and no other', () => {
  expect(sections.map((section) => section.split('\n')[0]).sort()).toEqual([...DIAGNOSTIC_CODES].sort());
});

test.each(sections.map((section): [string, string] => [section.split('\n')[0] ?? '', section]))(
  '%s has an example and a fix',
  (_, section) => {
    expect(section).toMatch(/^ {4}\S/m);
    expect(section).toMatch(/^Fix: /m);
  },
);
