import { formatDiagnostic } from '@json-site/compiler/diagnostics';
import { loadSchemas } from '@json-site/compiler/load-schemas';
import { compile } from '@json-site/core/compile';
import {
  DOCUMENTED_CODES,
  diagnosticsOf,
  readDocument,
} from '../../../tests/engine/support/diagnostic-documents.ts';
import { LOCATED_EXAMPLES } from '../../../tests/engine/support/examples/index.ts';
import { inputOf } from '../../../tests/support/small-site/site.ts';

/**
 * Prints each diagnostic of all examples of the tests once, sorted: an example that moves to another table, or of which
 * there were two, makes no difference.
 */
export async function caseDiagnostics(): Promise<string> {
  const diagnostics = LOCATED_EXAMPLES.flatMap(({ files = {}, input = {}, sources }) => {
    const ofSchemas = sources && loadSchemas(sources);
    return compile(inputOf(files, { ...input, ...ofSchemas })).diagnostics;
  });
  for (const example of DOCUMENTED_CODES.flatMap((code) => readDocument(code).examples))
    diagnostics.push(...(await diagnosticsOf(example)));
  return `${[...new Set(diagnostics.map(formatDiagnostic))].sort().join('\n\n')}\n`;
}
