import { expect, test } from 'vitest';
import { broken, orphan } from '../../../tests/engine/support/diagnostics.ts';
import { formatDiagnostics, summarise } from './format-diagnostic.ts';

test('as text', () => {
  expect(formatDiagnostics([broken, orphan])).toMatchInlineSnapshot(`
    "content/pages/a,b.json:14:15  unknown-block
      blocks[2].type is "card-gird"; there is no such block.
      Did you mean "card-grid"?
      Known: 100% of them

    content/pages/a,b.json:14:15  orphan-page (warning)
      No link leads here."
  `);
});

test('a kind of warning that stands everywhere does not hide the others, and no error is left out', () => {
  const orphans = Array.from({ length: 1002 }, () => orphan);
  const text = formatDiagnostics([...orphans, broken, broken, broken], 2);
  expect(text.match(/orphan-page \(warning\)/g)).toHaveLength(2);
  expect(text.match(/unknown-block/g)).toHaveLength(3);
  expect(text).toMatch(
    /And 1,000 more of the same kind \(orphan-page\)\. All of them: npm run check -- --all$/,
  );
});

test('in numbers', () => {
  expect(summarise([])).toBe('no problems');
  expect(summarise([broken, broken, orphan])).toBe('2 errors and 1 warning');
});
