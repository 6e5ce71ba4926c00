import { expect, it } from 'vitest';
import { formatDiagnostics } from '../report/format-diagnostic.ts';
import { readDataSchema } from './data-schema.ts';

it('reports a pattern that a browser may need minutes to refuse', () => {
  const properties = { code: { type: 'string', pattern: '^(a+)+$' } };
  const text = JSON.stringify({ type: 'object', properties }, null, 2);
  const { diagnostics } = readDataSchema({ path: 'schemas/forms/order.schema.json', text });
  expect(formatDiagnostics(diagnostics)).toMatch(
    /^schemas\/forms\/order\.schema\.json:6:18 {2}form-schema\n {2}"pattern" is "\^\(a\+\)\+\$": "\(a\+\)\+" can read the same text in many ways/,
  );
});
