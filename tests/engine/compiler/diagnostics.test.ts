import { expect, test } from 'vitest';
import { compareTablesOf } from '../../../scripts/backend/tables/check-tables.ts';
import { loadContent } from '../../../scripts/content/load-content.ts';
import { readDataSchema } from '../../../src/compiler/forms/data-schema.ts';
import { createTableSql } from '../../../src/compiler/forms/table/create-table.ts';
import { expectedTable } from '../../../src/compiler/forms/table/expected-table.ts';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { DESTINATION, schemaFile } from '../../../src/compiler/rules/examples/form.ts';
import { inputOf } from '../../../src/compiler/rules/examples/site.ts';
import { ALL_RULES } from '../../../src/compiler/rules/index.ts';
import { compileFiles, highlightedText } from '../support/virtual-project.ts';

const EXAMPLES = ALL_RULES.flatMap(({ code, examples }) => examples.map((one) => ({ code, ...one })));

/** The migrations that all forms share, and one whose table accepts fewer characters than the form of the examples. */
function migrations() {
  const name = { type: 'string', minLength: 2, maxLength: 80 };
  const { core } = readDataSchema(schemaFile({ type: 'object', required: ['name'], properties: { name } }));
  const text = createTableSql(expectedTable(core, DESTINATION), 'visit');
  const shared = loadContent().migrations?.filter(({ path }) => !path.endsWith('_submissions.sql')) ?? [];
  return [...shared, { path: 'supabase/migrations/1_visits.sql', text }];
}

test.each(EXAMPLES.map((example) => [`${example.code}: ${example.title}`, example] as const))(
  '%s',
  async (_, { code, files, input, mode, output, highlighted }) => {
    const ofTables =
      code === 'table-mismatch'
        ? await compareTablesOf({ ...inputOf(files, input), migrations: migrations() })
        : [];
    const diagnostics = [...compileFiles(files, input, mode).diagnostics, ...ofTables];
    expect(formatDiagnostics(diagnostics)).toBe(output);
    const found = diagnostics.find((one) => one.code === code);
    expect(found && highlightedText(found, files, input)).toBe(highlighted);
  },
);

test('every example has a message and a hint', () => {
  const short = EXAMPLES.filter(({ output }) => output.split('\n').length < 3);
  expect(short.map(({ title }) => title)).toEqual([]);
});
