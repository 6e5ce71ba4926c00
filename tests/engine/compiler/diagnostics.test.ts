import { expect, test } from 'vitest';
import { compareTablesOf } from '../../../scripts/backend/tables/check-tables.ts';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { ALL_RULES } from '../../../src/compiler/rules/index.ts';
import { DIAGNOSTIC_CASES } from '../support/diagnostic-cases/index.ts';
import { compileFiles, highlightedText, inputOf } from '../support/virtual-project.ts';

test.each(DIAGNOSTIC_CASES.map((example) => [`${example.code}: ${example.title}`, example] as const))(
  '%s',
  async (_, { code, files, input, mode, output, highlighted }) => {
    const ofTables = code === 'table-mismatch' ? await compareTablesOf(inputOf(files, input)) : [];
    const diagnostics = [...compileFiles(files, input, mode).diagnostics, ...ofTables];
    expect(formatDiagnostics(diagnostics)).toBe(output);
    const found = diagnostics.find((one) => one.code === code);
    expect(found && highlightedText(found, files, input)).toBe(highlighted);
  },
);

test('every rule has an example', () => {
  const shown = new Set<string>(DIAGNOSTIC_CASES.map(({ code }) => code));
  expect(ALL_RULES.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([]);
});

test('every example has a message and a hint', () => {
  const short = DIAGNOSTIC_CASES.filter(({ output }) => output.split('\n').length < 3);
  expect(short.map(({ title }) => title)).toEqual([]);
});
