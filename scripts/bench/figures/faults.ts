import { rmSync } from 'node:fs';
import { requireBrowser } from '../../test/browser.ts';
import { runNode } from '../../test/run-node.ts';
import { runTests } from '../../test/run-tests.ts';
import { faultFigures } from '../fault-figures.ts';

requireBrowser();
rmSync('.cache/backend-e2e', { recursive: true, force: true });
if (!runNode(['scripts/run.mjs', 'build'])) process.exit(1);

const began = Date.now();
const { isGreen, results } = await runTests('playwright', ['--project=faults'], { env: { TESTS: 'full' } });
console.log(faultFigures(results, Math.round((Date.now() - began) / 1000)));
process.exit(isGreen ? 0 : 1);
