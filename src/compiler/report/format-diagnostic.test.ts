import { expect, test } from 'vitest';
import { broken, orphan } from '../../../tests/engine/support/diagnostics.ts';
import { formatDiagnostics, summarise } from './format-diagnostic.ts';

test('formats location, code, message and hint', () => {
  expect(formatDiagnostics([broken, orphan])).toMatchInlineSnapshot(`
    "content/pages/a,b.json:14:15  unknown-block
      blocks[2].type is "card-gird"; there is no such block.
      Did you mean "card-grid"?
      Known: 100% of them

    content/pages/a,b.json:14:15  orphan-page (warning)
      Nothing links to this page."
  `);
});

test('limits the warnings of each code, but not the errors', () => {
  const orphans = Array.from({ length: 1002 }, () => orphan);
  const text = formatDiagnostics([...orphans, broken, broken, broken], 2);
  expect(text.match(/orphan-page \(warning\)/g)).toHaveLength(2);
  expect(text.match(/unknown-block/g)).toHaveLength(3);
  expect(text).toMatch(/1,000 more are not shown \(orphan-page\)\. To see all, run: npm run check -- --all$/);
});

test('counts diagnostics by severity', () => {
  expect(summarise([])).toBe('no diagnostics');
  expect(summarise([broken, broken, orphan])).toBe('2 errors and 1 warning');
});
