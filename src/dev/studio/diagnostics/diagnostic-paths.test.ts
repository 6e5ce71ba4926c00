import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/fast-check.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import { formatPath, parsePath } from '../../../values/locations.ts';
import { errorsOfPart, partOf } from './diagnostic-paths.ts';

const diagnostic = (path: string, message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  file: 'content/pages/index.json',
  line: 1,
  column: 1,
  length: 1,
  code: 'wrong-type',
  severity: 'error',
  path,
  message,
  ...more,
});

test('parsePath reverses formatPath', () => {
  const segment = fc.oneof(
    fc.nat(),
    fc.string({ minLength: 1 }),
    fc.constantFrom('blocks', 'a-b', 'x y', '"]'),
  );
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
      expect(parsePath(formatPath(segments))).toEqual(segments);
    }),
  );
});

test('errorsOfPart assigns errors with their hints to fields, without warnings and other blocks', () => {
  const diagnostics = [
    diagnostic('blocks[1].items[0].title', 'Too short.', { hint: 'A heading.' }),
    diagnostic('blocks[1]', 'No heading.', { missing: 'heading' }),
    diagnostic('blocks[1]', 'All of it.'),
    diagnostic('blocks[1].intro', 'Long.', { severity: 'warning' }),
    diagnostic('blocks[10].items[0].title', 'Elsewhere.'),
  ];
  const parts = { blocks: 'blocks', groups: [], general: [] };
  expect(errorsOfPart(diagnostics, 1, parts)).toEqual({
    __errors: ['All of it.'],
    heading: { __errors: ['No heading.'] },
    items: { 0: { title: { __errors: ['Too short. A heading.'] } } },
  });
});

test('partOf returns the block, the group, or null for the general properties', () => {
  const parts = { blocks: 'blocks', groups: ['header'], general: ['title'] };
  expect(partOf(diagnostic('blocks[3].items', ''), parts)).toBe(3);
  expect(partOf(diagnostic('header.menus[0].label', ''), parts)).toBe('header');
  expect(partOf(diagnostic('', '', { missing: 'header' }), parts)).toBe('header');
  expect(partOf(diagnostic('blocks', ''), parts)).toBeNull();
  expect(partOf(diagnostic('', ''), parts)).toBeNull();
});
