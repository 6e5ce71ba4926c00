import { expect, it } from 'vitest';
import { formatDiagnostics } from '../compiler/report/format-diagnostic.ts';
import { readDataSchema } from './data-schema.ts';

function diagnosticsOf(schema: object): string {
  const text = JSON.stringify({ type: 'object', ...schema }, null, 2);
  return formatDiagnostics(readDataSchema({ path: 'schemas/forms/order.schema.json', text }).diagnostics);
}

/** The time grows with the square of the length. */
const SQUARE = '^.*,.*x$';

it.each(['^(a+)+$', '^.*,.*,.*,.*,.*x$'])('reports %s, for which a browser may need minutes', (pattern) => {
  expect(diagnosticsOf({ properties: { code: { type: 'string', maxLength: 100, pattern } } })).toMatch(
    /^schemas\/forms\/order\.schema\.json:7:18 {2}form-schema\n {2}"pattern" is .* can read a text that repeats/,
  );
});

it('reports a pattern that is too slow for the length of its field, whichever definition says the length', () => {
  const code = { type: 'string', pattern: SQUARE };
  expect(diagnosticsOf({ properties: { code } })).toBe('');
  expect(diagnosticsOf({ properties: { code: { ...code, maxLength: 20_000 } } })).toContain('6:18');
  expect(
    diagnosticsOf({ allOf: [{ properties: { code: { maxLength: 20_000 } } }], properties: { code } }),
  ).toContain('in many ways');
  expect(
    diagnosticsOf({ properties: { codes: { type: 'array', items: { ...code, minLength: 20_000 } } } }),
  ).toContain('in many ways');
});

it('reports a pattern of a condition that is not fast for texts of any length', () => {
  const properties = { code: { type: 'string' }, other: { type: 'string' } };
  const given = (pattern: string) => ({
    properties,
    if: { properties: { code: { pattern } }, required: ['code'] },
    then: { required: ['other'] },
  });
  expect(diagnosticsOf(given('^A[0-9]*'))).toBe('');
  expect(diagnosticsOf(given(SQUARE))).toContain('in many ways');
});
