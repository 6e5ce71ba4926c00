import { type ChildProcess, execFile } from 'node:child_process';
import type { Diagnostic } from '@json-site/compiler/types';
import { nodeArguments } from '@json-site/content/folders';

const PROGRAM = nodeArguments('scripts/backend/tables/print-table-diagnostics.ts');

/** Files that decide which table a form needs and which one it has. */
const INVOLVED = /(?:^|[\\/])(?:content[\\/]forms|schemas[\\/]forms|supabase[\\/]migrations)[\\/]/;

export const concernsTables = (file: string) => INVOLVED.test(file);

/**
 * Compares the forms' tables in another process, and reports the result. A new comparison ends the one before, whose
 * files are no longer the current ones.
 */
export function createTableCheck(
  root: string,
  report: (diagnostics: Diagnostic[]) => void,
  program = PROGRAM,
): () => void {
  let current: ChildProcess | undefined;
  return () => {
    current?.kill();
    const started = execFile(process.execPath, program, { cwd: root }, (error, output) => {
      if (started !== current) return;
      // A data schema that is not JSON is reported with the content; there is nothing to compare yet. The result for
      // earlier files must not remain.
      report(error ? [] : (JSON.parse(output) as Diagnostic[]));
    });
    current = started;
  };
}
