import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { ALL_RULES } from '../../../src/compiler/rules/index.ts';
import { DIAGNOSTIC_CASES } from '../support/diagnostic-cases/index.ts';
import { compileFiles, highlighted } from '../support/virtual-project.ts';

test.each(DIAGNOSTIC_CASES.map((mistake) => [`${mistake.code}: ${mistake.title}`, mistake] as const))(
  '%s',
  (_, { code, files, input, occasions, says, at }) => {
    const { diagnostics } = compileFiles(files, input, occasions);
    expect(formatDiagnostics(diagnostics)).toBe(says);
    const found = diagnostics.find((one) => one.code === code);
    expect(found && highlighted(found, files)).toBe(at);
  },
);

test('every kind of mistake has an example', () => {
  const shown = new Set<string>(DIAGNOSTIC_CASES.map(({ code }) => code));
  expect(ALL_RULES.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([]);
});

test('a message says more than that something is wrong', () => {
  const bare = DIAGNOSTIC_CASES.filter(({ says }) => says.split('\n').length < 3);
  expect(bare.map(({ title }) => title)).toEqual([]);
});
