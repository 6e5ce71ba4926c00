import type { PageData } from '../../../src/compiler/types.ts';
import { keyOf } from '../../content/hash.ts';
import type { Bundles } from '../bundles.ts';
import { writeFiles } from '../write-files.ts';
import type { UnwrittenPages } from '../write-site.ts';
import { pageQuality } from './compression.ts';
import { type DistRecord, isUntouched } from './dist-record.ts';
import type { PageFailure, PageJob } from './make-page.ts';
import type { PageCache } from './page-cache.ts';
import { makePages, threadsFor } from './page-pool.ts';

export interface WritePagesOptions extends UnwrittenPages {
  pages: PageData[];
  bundles: Pick<Bundles, 'server' | 'serverHash'>;
  /** The site as it was built last. */
  dist: string;
  /** What that build noted of its files. */
  record: DistRecord;
  /** Where the files go that are not there yet. */
  fresh: string;
  cache: PageCache;
  /** By default as many as are worth it. */
  threads?: number;
  /** Told how many of how many pages are rendered, now and then. */
  onPages?: (done: number, all: number) => void;
}

/** What became of the pages. */
export interface WrittenPages {
  /** Each page's key → its files. */
  files: Map<string, string[]>;
  /** Those files that dist has as they should be, and that are therefore not written again. */
  untouched: Set<string>;
  /** How many pages were rendered. */
  rendered: number;
  failures: PageFailure[];
}

/**
 * Brings every page up to date with as little work as possible: what dist has already stays there, what an
 * earlier build made comes from the cache, and only the rest is rendered.
 */
export async function writePages(options: WritePagesOptions): Promise<WrittenPages> {
  const { pages, context, factsOf, bundles, dist, record, fresh, cache, onPages } = options;
  const qualityOf = (page: PageData) => pageQuality(page.path, pages.length);
  const common = keyOf(bundles.serverHash, JSON.stringify(context));
  const files = new Map<string, string[]>();
  const untouched = new Set<string>();
  const missing: { key: string; page: PageData }[] = [];

  for (const page of pages) {
    const key = keyOf(common, String(qualityOf(page)), JSON.stringify(factsOf(page)));
    const stamps = record[key];
    if (stamps && cache.has(key) && isUntouched(dist, stamps)) {
      const names = stamps.map(([file]) => file);
      files.set(key, names);
      for (const name of names) untouched.add(name);
      continue;
    }
    const kept = cache.get(key);
    if (kept) {
      writeFiles(fresh, kept);
      files.set(key, Object.keys(kept));
    } else {
      missing.push({ key, page });
    }
  }

  const failures: PageFailure[] = [];
  if (missing.length > 0) {
    function* jobs(): Generator<PageJob> {
      for (const { key, page } of missing) yield { key, facts: factsOf(page), quality: qualityOf(page) };
    }
    let done = 0;
    await makePages({
      bundle: bundles.server,
      settings: { context },
      jobs: jobs(),
      threads: options.threads ?? threadsFor(missing.map(({ page }) => qualityOf(page))),
      onPages: (results) => {
        for (const result of results) {
          if ('reason' in result) {
            failures.push(result);
            continue;
          }
          // Written by this thread alone: two that make files in one folder wait for each other more than they write.
          writeFiles(fresh, result.files);
          cache.put(result.key, result.files);
          files.set(result.key, Object.keys(result.files));
        }
        done += results.length;
        onPages?.(done, missing.length);
      },
    });
  }
  failures.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { files, untouched, rendered: missing.length - failures.length, failures };
}
