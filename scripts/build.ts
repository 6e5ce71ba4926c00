import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatDiagnostics } from '../src/content/format-diagnostic.ts';
import { BundleError, openBundler } from './lib/build/bundles.ts';
import { readRecord, stampsOf, writeRecord } from './lib/build/dist-record.ts';
import { formatFailures } from './lib/build/failures.ts';
import { generateStale } from './lib/build/generate-stale.ts';
import { openPageCache } from './lib/build/page-cache.ts';
import { formatPhases, openPhases, summary } from './lib/build/phases.ts';
import { openProgress } from './lib/build/progress.ts';
import { publish } from './lib/build/publish.ts';
import { writePages } from './lib/build/write-pages.ts';
import { contentModules } from './lib/content-modules.ts';
import { writeDeployFiles } from './lib/hosting/deploy-files.ts';
import { compileProject } from './lib/load-content.ts';
import { precompress } from './lib/precompress.ts';
import { ROOT } from './lib/project.ts';
import { recordPublished } from './lib/published.ts';
import { writeSite } from './lib/write-site.ts';

const { values } = parseArgs({ options: { timings: { type: 'boolean' }, json: { type: 'string' } } });
const DIST = path.join(ROOT, 'dist');
const FRESH = path.join(ROOT, '.cache/dist');
const PAGES = path.join(ROOT, '.cache/pages');
const RECORD = path.join(ROOT, '.cache/dist.json');

/** The first of many, and how many more there are. */
function listed(names: string[], most = 10): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return names.slice(0, most).join(', ') + more;
}

/** Builds the site. Returns what is to be said about it, or null when it was not built and it is said why. */
async function buildSite(): Promise<string | null> {
  const phases = openPhases('start');
  const bundler = openBundler(ROOT);
  try {
    phases.begin('generate');
    const written = await generateStale(ROOT);
    if (written.length > 0) {
      console.log(`Generated anew: ${written.join(', ')}`);
      bundler.restart();
    }

    phases.begin('content');
    const compiled = compileProject();
    const { site, pages, redirects, icons, diagnostics } = compiled;
    if (diagnostics.length > 0) console.error(`${formatDiagnostics(diagnostics)}\n`);
    if (!site || diagnostics.some(({ severity }) => severity === 'error')) {
      console.error('Nothing was built, and dist/ is as it was: the content above must be mended first.');
      return null;
    }

    phases.begin('code');
    const bundles = await bundler.finish(contentModules({ site, icons })).catch((error: Error) => {
      if (!(error instanceof BundleError)) throw error;
      console.error(
        `${error.message}\n\nNothing was built, and dist/ is as it was: the code above must be mended first.`,
      );
      return null;
    });
    if (!bundles) return null;

    phases.begin('pages');
    rmSync(FRESH, { recursive: true, force: true });
    mkdirSync(FRESH, { recursive: true });
    cpSync(bundles.client, FRESH, { recursive: true });
    const unwritten = await writeSite({ dist: FRESH, site, pages, redirects, backend: bundles.backend });
    rmSync(path.join(FRESH, 'index.html'));
    const compressing = precompress(FRESH);
    const progress = openProgress();
    const cache = openPageCache(PAGES);
    const result = await writePages({
      ...unwritten,
      pages,
      bundles,
      dist: DIST,
      record: readRecord(RECORD),
      fresh: FRESH,
      cache,
      onPages: progress.update,
    });
    await compressing;
    progress.end();
    if (result.failures.length > 0) {
      cache.close();
      console.error(`${formatFailures(result.failures)}\n`);
      console.error('Nothing was built, and dist/ is as it was: the pages above must be mended first.');
      return null;
    }

    phases.begin('publish');
    rmSync(RECORD, { force: true });
    publish(FRESH, DIST, result.untouched);
    cache.close(new Set(result.files.keys()));
    const record = [...result.files].map(([key, files]) => [key, stampsOf(DIST, files)]);
    writeRecord(RECORD, Object.fromEntries(record));
    const recorded = recordPublished(ROOT, compiled);
    if (recorded.length > 0) console.log(`Added to content/published.json: ${listed(recorded)}`);
    writeDeployFiles(site, redirects);
    const all = phases.all();
    if (values.json) {
      const milliseconds = Object.fromEntries(all);
      writeFileSync(
        values.json,
        JSON.stringify({ pages: pages.length, rendered: result.rendered, milliseconds }),
      );
    }
    return [
      ...(values.timings ? [formatPhases(all)] : []),
      summary(pages.length, result.rendered, performance.now()),
      'See them with: npm run preview',
    ].join('\n');
  } finally {
    bundler.stop();
  }
}

const said = await buildSite();
if (said) console.log(said);
else process.exitCode = 1;
