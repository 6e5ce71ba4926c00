import { parseArgs } from 'node:util';
import { openBundler } from './lib/build/bundles.ts';
import { ROOT } from './lib/project.ts';

const { values } = parseArgs({ options: { timings: { type: 'boolean' }, json: { type: 'string' } } });

// It takes the longest, and begins while the rest of this program is still being loaded.
const bundler = openBundler(ROOT);
const { buildSite } = await import('./lib/build/build-site.ts');
const said = await buildSite(bundler, values);
if (said) console.log(said);
else process.exitCode = 1;
