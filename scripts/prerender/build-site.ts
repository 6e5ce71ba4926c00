import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { compileProject } from '../content/load-content.ts';
import { ROOT } from '../content/project.ts';
import { recordPublished } from '../content/published.ts';
import { generateStale } from '../generate/generate-stale.ts';
import { BundleError, type Bundler } from './bundles.ts';
import { contentModules } from './content-modules.ts';
import { writeDeployFiles } from './hosting/deploy-files.ts';
import { readRecord, stampsOf, writeRecord } from './pages/dist-record.ts';
import { formatFailures } from './pages/failures.ts';
import { openPageCache } from './pages/page-cache.ts';
import { openProgress } from './pages/progress.ts';
import { writePages } from './pages/write-pages.ts';
import { formatPhases, openPhases, summary } from './phases.ts';
import { writePictures } from './pictures/site-pictures.ts';
import { precompress } from './precompress.ts';
import { publish } from './publish.ts';
import { writeSite } from './write-site.ts';

const DIST = path.join(ROOT, 'dist');
const FRESH = path.join(ROOT, '.cache/dist');
const PAGES = path.join(ROOT, '.cache/pages');
const RECORD = path.join(ROOT, '.cache/dist.json');

/** Warnings of one kind that a build shows: what it stops at must not be lost among them. */
const MOST_OF_A_KIND = 3;

/** The first of many, and how many more there are. */
function listed(names: string[], most = 10): string {
  const more = names.length > most ? ` and ${names.length - most} more` : '';
  return names.slice(0, most).join(', ') + more;
}

/** What a build is asked for. */
export interface BuildOptions {
  /** Say how long each part took. */
  timings?: boolean | undefined;
  /** A file for these times. */
  json?: string | undefined;
}

/**
 * Builds the site, with the code that a bundler is at work on. Returns what is to be said about it, or null when it was
 * not built and it is said why.
 */
export async function buildSite(bundler: Bundler, { timings, json }: BuildOptions): Promise<string | null> {
  const phases = openPhases('start');
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
    if (diagnostics.length > 0) console.error(`${formatDiagnostics(diagnostics, MOST_OF_A_KIND)}\n`);
    if (!site || diagnostics.some(({ severity }) => severity === 'error')) {
      console.error('Nothing was built, and dist/ is as it was: the content above must be mended first.');
      return null;
    }

    // Drawn while the code is still being bundled.
    phases.begin('pictures');
    rmSync(FRESH, { recursive: true, force: true });
    mkdirSync(FRESH, { recursive: true });
    const pictures = await writePictures(FRESH, site, pages);

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
    cpSync(bundles.client, FRESH, { recursive: true });
    const { backend } = bundles;
    const unwritten = writeSite({ dist: FRESH, site, pages, redirects, backend, pictures });
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
    if (json) {
      const milliseconds = Object.fromEntries(all);
      writeFileSync(json, JSON.stringify({ pages: pages.length, rendered: result.rendered, milliseconds }));
    }
    return [
      ...(timings ? [formatPhases(all)] : []),
      summary(pages.length, result.rendered, performance.now()),
      'See them with: npm run preview',
    ].join('\n');
  } finally {
    bundler.stop();
  }
}
