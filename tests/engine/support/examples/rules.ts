import { loadContent } from '../../../../scripts/content/load-content.ts';
import { readDataSchema } from '../../../../src/compiler/forms/data-schema.ts';
import { createTableSql } from '../../../../src/compiler/forms/table/create-table.ts';
import { expectedTable } from '../../../../src/compiler/forms/table/expected-table.ts';
import type { DiagnosticCode } from '../../../../src/compiler/report/codes.ts';
import { DESTINATION, schemaFile } from '../../../../src/compiler/rules/examples/form.ts';
import { ALL_RULES } from '../../../../src/compiler/rules/index.ts';
import type { Example } from '../../../../src/compiler/rules/rule.ts';

/** The migrations that all forms share, and one whose table accepts fewer characters than the form of the examples. */
function migrations() {
  const name = { type: 'string', minLength: 2, maxLength: 80 };
  const { core } = readDataSchema(schemaFile({ type: 'object', required: ['name'], properties: { name } }));
  const text = createTableSql(expectedTable(core, DESTINATION), 'visit');
  const shared = loadContent().migrations?.filter(({ path }) => !path.endsWith('_submissions.sql')) ?? [];
  return [...shared, { path: 'supabase/migrations/1_visits.sql', text }];
}

/** The examples of all rules. Those about tables have the migrations, which are files of the engine. */
export const RULE_EXAMPLES: readonly (Example & { code: DiagnosticCode })[] = ALL_RULES.flatMap(
  ({ code, examples }) =>
    examples.map((one) => ({
      code,
      ...one,
      ...(code === 'table-mismatch' && { input: { ...one.input, migrations: migrations() } }),
    })),
);
