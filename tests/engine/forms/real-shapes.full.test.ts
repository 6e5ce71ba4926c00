import { expect, test } from 'vitest';
import { judge, REAL_SHAPES, type Verdict } from '../support/real-shapes.ts';

// TESTS=full npx vitest run tests/engine/forms/real-shapes prints the table of verdicts.

test('schemas in the shapes of real ones become forms', { timeout: 240_000 }, () => {
  const judged = REAL_SHAPES.map(judge);
  const share = (...verdicts: Verdict[]) =>
    judged.filter(({ verdict }) => verdicts.includes(verdict)).length / judged.length;
  const lines = judged.map(({ name, verdict, reasons }) =>
    [verdict.padEnd(24), name.padEnd(28), reasons.slice(0, 2).join(' · ').slice(0, 160)].join(' '),
  );
  console.log([...lines.sort(), ''].join('\n'));
  expect(share('wrong')).toBe(0);
  expect(share('refused although expected')).toBeLessThanOrEqual(0.05);
  expect(share('works')).toBeGreaterThanOrEqual(0.7);
});
