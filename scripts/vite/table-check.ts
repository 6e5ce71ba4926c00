import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Diagnostic } from '../../src/compiler/types.ts';
import { ROOT } from '../content/project.ts';

const PROGRAM = path.join(ROOT, 'scripts/backend/tables/print-table-diagnostics.ts');

/** Files that decide which table a form needs and which one it has. */
const INVOLVED = /(?:^|[\\/])(?:content[\\/]forms|schemas[\\/]forms|supabase[\\/]migrations)[\\/]/;

export const concernsTables = (file: string) => INVOLVED.test(file);

/** Compares the forms' tables in another process, and reports the result unless a later comparison has begun. */
export function createTableCheck(report: (diagnostics: Diagnostic[]) => void): () => void {
  let latest = 0;
  return () => {
    latest += 1;
    const number = latest;
    execFile(process.execPath, ['--import', 'tsx', PROGRAM], { cwd: ROOT }, (error, output) => {
      // A data schema that is not JSON is reported with the content; there is nothing to compare yet.
      if (!error && number === latest) report(JSON.parse(output) as Diagnostic[]);
    });
  };
}
