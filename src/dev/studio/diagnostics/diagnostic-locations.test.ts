import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/fast-check.ts';
import { formatPath } from '../../../compiler/source/locations.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import { blockOf, errorsAt, parsePath } from './diagnostic-locations.ts';

const problem = (path: string, message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
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

test('every path that the check writes is read back as it was', () => {
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

test('errors stand at their fields, with their advice; warnings and other blocks do not', () => {
  const problems = [
    problem('blocks[1].items[0].title', 'Too short.', { hint: 'A heading.' }),
    problem('blocks[1]', 'No heading.', { missing: 'heading' }),
    problem('blocks[1]', 'All of it.'),
    problem('blocks[1].intro', 'Long.', { severity: 'warning' }),
    problem('blocks[10].items[0].title', 'Elsewhere.'),
  ];
  expect(errorsAt(problems, ['blocks', 1])).toEqual({
    __errors: ['All of it.'],
    heading: { __errors: ['No heading.'] },
    items: { 0: { title: { __errors: ['Too short. A heading.'] } } },
  });
});

test('a problem belongs to a block or to the page', () => {
  expect(blockOf(problem('blocks[3].items', ''))).toBe(3);
  expect(blockOf(problem('blocks', ''))).toBeNull();
  expect(blockOf(problem('', ''))).toBeNull();
});
