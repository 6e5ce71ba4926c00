import type { ReportPart } from '../../src/compiler/report/format-report.ts';
import { UserError } from '../content/user-error.ts';
import { staleFiles } from '../generate/generate.ts';

/** Checks that the generated files match their sources. */
export async function checkGenerated(): Promise<ReportPart> {
  const stale = await staleFiles().catch((error: unknown) => {
    // The content part prints the diagnostics of the schemas.
    if (error instanceof UserError) return null;
    throw error;
  });
  if (!stale) return { name: 'generated', passed: false, output: '', summary: 'not possible' };
  const lines = stale.map((file) => `${file}  does not match its sources. Run: npm run generate`);
  const passed = stale.length === 0;
  return { name: 'generated', passed, output: lines.join('\n'), summary: passed ? 'ok' : 'stale' };
}
