import type { ReportPart } from '@json-site/compiler/diagnostics';
import { GENERATED_FILES } from '@json-site/compiler/documents';
import { UserError } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { isStampCurrent, staleLayouts } from '@json-site/generate/state';

/** Loading and running the generators takes seconds, so this does it only if the stamp is not current. */
async function findStale(root: string): Promise<string[]> {
  if (isStampCurrent(root)) return staleLayouts(root) === undefined ? [] : [GENERATED_FILES.layouts];
  const { staleFiles } = await import('@json-site/generate/generate');
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
