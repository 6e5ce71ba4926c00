import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from '../../test/browser.ts';
import type { PlaywrightReport } from '../../test/playwright-report.ts';
import { runNode } from '../../test/run-node.ts';
import { figuresOf } from '../fault-figures.ts';

const REPORT = '.cache/reports/faults.json';

ensureBrowser();
mkdirSync('.cache/reports', { recursive: true });
rmSync(REPORT, { force: true });
rmSync('.cache/backend-e2e', { recursive: true, force: true });
if (!runNode(['--import', 'tsx', 'scripts/build.ts'])) process.exit(1);

const began = Date.now();
const isGreen = runNode(['node_modules/@playwright/test/cli.js', 'test', '--project=faults'], {
  FAULTS: 'whole',
  PLAYWRIGHT_JSON: REPORT,
});
if (existsSync(REPORT)) {
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport;
  console.log(figuresOf(report, Math.round((Date.now() - began) / 1000)));
}
process.exit(isGreen ? 0 : 1);
