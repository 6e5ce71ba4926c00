import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import { inputOf } from '../../../src/compiler/rules/examples/site.ts';
import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import { compile } from '../../../src/core/compile.ts';
import { LOCATED_EXAMPLES } from '../../../tests/engine/support/examples/index.ts';
import { RULE_EXAMPLES } from '../../../tests/engine/support/examples/rules.ts';
import { compareTablesOf } from '../../backend/tables/check-tables.ts';

/**
 * Prints each diagnostic of all examples of the tests once, sorted: an example that moves to another table, or of which
 * there were two, makes no difference.
 */
export async function caseDiagnostics(): Promise<string> {
  const ofTables = RULE_EXAMPLES.filter(({ code }) => code === 'table-mismatch');
  const diagnostics = [
    ...RULE_EXAMPLES.flatMap(({ files, input, mode }) => compile(inputOf(files, input), mode).diagnostics),
    ...LOCATED_EXAMPLES.flatMap(({ files = {}, input = {}, sources }) => {
      const ofSchemas = sources && loadSchemas(sources);
      return compile(inputOf(files, { ...input, ...ofSchemas })).diagnostics;
    }),
  ];
  for (const { files, input } of ofTables)
    diagnostics.push(...(await compareTablesOf(inputOf(files, input))));
  return `${[...new Set(diagnostics.map(formatDiagnostic))].sort().join('\n\n')}\n`;
}
