import { expect, test } from 'vitest';
import { compareTablesOf } from '../../../scripts/backend/tables/check-tables.ts';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { inputOf } from '../../../src/compiler/rules/examples/site.ts';
import { RULE_EXAMPLES } from '../support/examples/rules.ts';
import { compileFiles, highlightedText } from '../support/virtual-project.ts';

test.each(RULE_EXAMPLES.map((example) => [`${example.code}: ${example.title}`, example] as const))(
  '%s',
  async (_, { code, files = {}, input, mode, output, highlighted }) => {
    const ofTables = code === 'table-mismatch' ? await compareTablesOf(inputOf(files, input)) : [];
    const diagnostics = [...compileFiles(files, input, mode).diagnostics, ...ofTables];
    expect(formatDiagnostics(diagnostics)).toBe(output);
    const found = diagnostics.find((one) => one.code === code);
    expect(found && highlightedText(found, files, input)).toBe(highlighted);
  },
);

test('every example has a message and a hint', () => {
  const short = RULE_EXAMPLES.filter(({ output }) => output.split('\n').length < 3);
  expect(short.map(({ title }) => title)).toEqual([]);
});
