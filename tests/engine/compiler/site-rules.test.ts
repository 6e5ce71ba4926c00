import { expect, test } from 'vitest';
import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import type { RuleModule } from '../../../src/compiler/schema/checks/schema-sources.ts';
import type { Mode } from '../../../src/compiler/site-index/rule.ts';
import type { SiteRule } from '../../../src/compiler/site-rule.ts';
import { compileFiles } from '../support/virtual-project.ts';

const loudTitle: SiteRule = {
  severity: 'warning',
  *check({ documentTexts }) {
    for (const { texts } of documentTexts)
      for (const { source, jsonPath, text } of texts)
        if (jsonPath[0] === 'title')
          yield { source, jsonPath, message: `"${text}" is loud.`, hint: 'Be calm.' };
  },
};

const module = (rule: unknown, name = 'loud-title'): RuleModule => ({
  source: { path: `src/site/rules/${name}.ts`, text: '' },
  rule,
});

const reported = (one: RuleModule, mode: Mode = 'dev') =>
  compileFiles({}, { siteRules: [one] }, mode).diagnostics.map(formatDiagnostic);

test('reports what a rule of the site finds, with the name of its file as the code', () => {
  const found = reported(module(loudTitle));
  expect(found.length).toBeGreaterThan(0);
  for (const text of found)
    expect(text).toMatch(
      /^content\/pages\/\S+json:\d+:\d+ {2}loud-title \(warning\)\n {2}".*" is loud\.\n {2}Be calm\.$/,
    );
});

test('runs a rule in its mode only', () => {
  const rule = module({ ...loudTitle, mode: 'ci' });
  expect(reported(rule)).toEqual([]);
  expect(reported(rule, 'ci').join()).toContain('loud-title (warning)');
});

const failing = () => {
  throw new TypeError('texts is not iterable');
};

test.each([
  [module(loudTitle, 'vague-link'), 'The engine has a rule "vague-link" already.'],
  [module(loudTitle, 'Loud'), '"Loud" cannot be the name of a rule.'],
  [{ ...module(undefined), fault: 'Unexpected end of file' }, 'could not be loaded: Unexpected end of file'],
  [module(undefined), 'needs an object named loudTitle with severity and check; this file exports none.'],
  [module({ ...loudTitle, severity: 'fatal' }), 'needs an object named loudTitle'],
  [module({ ...loudTitle, mode: 'never' }), 'needs an object named loudTitle'],
  [module({ ...loudTitle, check: failing }), 'The rule "loud-title" failed: texts is not iterable'],
  [module({ ...loudTitle, check: () => 1 }), 'The rule "loud-title" failed: '],
  [
    module({ ...loudTitle, check: () => [{ message: 'x' }] }),
    'a diagnostic needs source, jsonPath and message',
  ],
])('reports a rule that cannot be used once, in its file: %#', (one, message) => {
  const [only, ...more] = reported(one);
  expect(more).toEqual([]);
  expect(only).toContain(`${one.source.path}:1:1  invalid-addition`);
  expect(only).toContain(message);
});
