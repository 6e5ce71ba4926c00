import { compile } from '../../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../../src/compiler/report/format-diagnostic.ts';
import { loadSchemas } from '../../../src/compiler/schema/load-schemas.ts';
import { DIAGNOSTIC_CASES } from '../../../tests/engine/support/diagnostic-cases/index.ts';
import { ALL_MISTAKES } from '../../../tests/engine/support/mistakes/index.ts';

import { inputOf } from '../../../tests/engine/support/virtual-project.ts';
import { compareTablesOf } from '../../backend/tables/check-tables.ts';

/**
 * Prints each diagnostic of all cases of the tests once, sorted: a case that moves to another table of cases, or of
 * which there were two, makes no difference.
 */
export async function caseDiagnostics(): Promise<string> {
  const ofTables = DIAGNOSTIC_CASES.filter(({ code }) => code === 'table-mismatch');
  const diagnostics = [
    ...DIAGNOSTIC_CASES.flatMap(({ files, input, mode }) => compile(inputOf(files, input), mode).diagnostics),
    ...ALL_MISTAKES.flatMap(({ files = {}, input = {}, sources }) => {
      const ofSchemas = sources && loadSchemas(sources);
      return compile(inputOf(files, { ...input, ...ofSchemas })).diagnostics;
    }),
  ];
  for (const { files, input } of ofTables)
    diagnostics.push(...(await compareTablesOf(inputOf(files, input))));
  return `${[...new Set(diagnostics.map(formatDiagnostic))].sort().join('\n\n')}\n`;
}
