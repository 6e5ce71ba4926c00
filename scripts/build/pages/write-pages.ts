import type { PageData } from '@json-site/compiler/types';
import { keyOf, writeFiles } from '@json-site/content/files';
import type { KeptFiles } from '../cache/kept-files.ts';
import type { HookRun, KnownEntries } from '../integrations/run-hooks.ts';
import { effortFor } from './compression.ts';
import type { PageHeadData } from './head-data.ts';
import { type PageFailure, pageFailure } from './page-failure.ts';
import { htmlFile, type PageContext, pageFiles, type Renderer } from './page-files.ts';

/** Pages in work at once: one renders while Node.js compresses the others. More would only fill the memory. */
const AT_ONCE = 8;

export interface WritePagesOptions {
  pages: PageData[];
  context: PageContext;
  headDataFor: (page: PageData) => PageHeadData;
  renderer: Renderer;
  /** Changes with the code that makes the files of a page. */
  rendererKey: string;
  hooks: HookRun;
  folder: string;
  kept: KeptFiles;
}

/** A hash of what all pages of a build are made from. */
function contextKey({ icons, ...context }: PageContext, rendererKey: string): string {
  return keyOf(JSON.stringify([rendererKey, context, [...icons]]));
}

/**
 * Everything that one page is made from. The files of content/ are no part of it, so that a page does not change with
 * an indentation there.
 */
function inputOf(head: PageHeadData): PageHeadData {
  return { ...head, page: { ...head.page, file: '', origins: [] } };
}

/**
 * Renders, compresses and writes every page, except those that dist/ has already, by a hash of everything that a page
 * is made from. Continues after a page that fails, and returns all failures.
 */
export async function writePages(options: WritePagesOptions): Promise<PageFailure[]> {
  const { pages, context, headDataFor, renderer, hooks, folder, kept } = options;
  const shared = contextKey(context, options.rendererKey);
  const failures: PageFailure[] = [];
  const queue = pages.values();

  async function worker(): Promise<void> {
    for (const page of queue) {
      const head = headDataFor(page);
      const input = inputOf(head);
      const effort = effortFor(page.path, pages.length);
      const unit = `page ${page.path}`;
      const key = keyOf(JSON.stringify([shared, effort, input]));
      const known = kept.keep(unit, key);
      if (known) {
        const entries = known.more as KnownEntries | undefined;
        known.more = await hooks.pageRendered(page, () => kept.read(htmlFile(page.path)), entries);
        continue;
      }
      let written: Awaited<ReturnType<typeof pageFiles>>;
      try {
        written = await pageFiles(context, input, renderer, effort);
      } catch (error) {
        failures.push(await pageFailure(context, head, renderer, error));
        continue;
      }
      // Outside of the above: a full disk is no defect of the page, and neither is a hook.
      writeFiles(folder, written.files);
      const entries = await hooks.pageRendered(page, () => written.html);
      kept.add(unit, key, written.files, entries);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failures.sort((a, b) => (a.file < b.file ? -1 : 1));
}
