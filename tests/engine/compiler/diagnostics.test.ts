import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { ALL_RULES } from '../../../src/compiler/rules/index.ts';
import { MISTAKES } from '../support/diagnostic-cases/index.ts';
import { compileFiles, highlighted } from '../support/virtual-project.ts';

test.each(MISTAKES.map((mistake) => [`${mistake.code}: ${mistake.title}`, mistake] as const))(
  '%s',
  (_, { code, files, input, occasions, says, at }) => {
    const { diagnostics } = compileFiles(files, input, occasions);
    expect(formatDiagnostics(diagnostics)).toBe(says);
    const found = diagnostics.find((one) => one.code === code);
    expect(found && highlighted(found, files)).toBe(at);
  },
);

test('every kind of mistake has an example', () => {
  const shown = new Set<string>(MISTAKES.map(({ code }) => code));
  expect(ALL_RULES.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([]);
});

test('a message says more than that something is wrong', () => {
  const bare = MISTAKES.filter(({ says }) => says.split('\n').length < 3);
  expect(bare.map(({ title }) => title)).toEqual([]);
});
