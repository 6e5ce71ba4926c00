import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasPart } from './site-tests.ts';

const PARTS = ['check', 'html', 'unit', 'engine', 'site', 'dev', 'accessibility', 'faults', 'mutants'];
const OF_THE_RENDERER = ['check', 'html', 'unit', 'engine'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const parts = () => PARTS.filter((part) => hasPart(part, undefined, root));

function write(file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}

test('a project without tests of its site has the parts of the renderer', () => {
  expect(parts()).toEqual(OF_THE_RENDERER);
  write('tests/site/README.md');
  write('tests/site/support/site.ts');
  expect(parts()).toEqual(OF_THE_RENDERER);
});

test('the first test of a site adds its part, and no other', () => {
  write('tests/site/pages/home.e2e.ts');
  expect(parts()).toEqual([...OF_THE_RENDERER, 'site']);
  expect(hasPart('site', ['vitest'], root)).toBe(false);
  write('tests/site/faults/offline.e2e.ts');
  expect(parts()).toEqual([...OF_THE_RENDERER, 'site', 'faults']);
});
