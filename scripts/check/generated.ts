import type { ReportPart } from '../../src/compiler/report/format-report.ts';
import { GENERATED_FILES } from '../../src/compiler/source/site-files.ts';
import { siteFolder } from '../content/folders.ts';
import { UserError } from '../content/user-error.ts';
import { isStampCurrent } from '../generate/generated-stamp.ts';
import { staleLayouts } from '../generate/layouts.ts';

/** Loading and running the generators takes seconds, so this does it only if the stamp is not current. */
async function findStale(root: string): Promise<string[]> {
  if (isStampCurrent(root)) return staleLayouts(root) === undefined ? [] : [GENERATED_FILES.layouts];
  const { staleFiles } = await import('../generate/generate.ts');
  return staleFiles(root);
}

/** Checks that the generated files match their sources. */
export async function checkGenerated(): Promise<ReportPart> {
  const stale = await findStale(siteFolder()).catch((error: unknown) => {
    // The content part prints the diagnostics of the schemas.
    if (error instanceof UserError) return null;
    throw error;
  });
  if (!stale) return { name: 'generated', passed: false, output: '', summary: 'not possible' };
  const lines = stale.map((file) => `${file}  does not match its sources. Run: npm run generate`);
  const passed = stale.length === 0;
  return { name: 'generated', passed, output: lines.join('\n'), summary: passed ? 'ok' : 'stale' };
}
