import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { ROOT } from './content/project.ts';
import { openBundler } from './prerender/bundles.ts';

const { values } = parseArgs({ options: { timings: { type: 'boolean' }, json: { type: 'string' } } });

// A build is over in seconds: a sixth of its processor time went into optimising code that hardly ran any more.
setFlagsFromString('--interrupt-budget=600000');

// It takes the longest, and begins while the rest of this program is still being loaded.
const bundler = openBundler(ROOT);
const { buildSite } = await import('./prerender/build-site.ts');
const said = await buildSite(bundler, values);
if (said) console.log(said);
else process.exitCode = 1;
