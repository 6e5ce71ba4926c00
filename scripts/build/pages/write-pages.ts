import type { PageData } from '@json-site/compiler/types';
import { writeFiles } from '@json-site/content/files';
import type { HookRun } from '../integrations/run-hooks.ts';
import { effortFor } from './compression.ts';
import type { PageHeadData } from './head-data.ts';
import { type PageFailure, pageFailure } from './page-failure.ts';
import { type PageContext, pageFiles, type Renderer } from './page-files.ts';

/** Pages in work at once: one renders while Node.js compresses the others. More would only fill the memory. */
const AT_ONCE = 8;

export interface WritePagesOptions {
  pages: PageData[];
  context: PageContext;
  headDataFor: (page: PageData) => PageHeadData;
  renderer: Renderer;
  hooks: HookRun;
  folder: string;
}

/** Renders, compresses and writes every page. Continues after a page that fails, and returns all failures. */
export async function writePages(options: WritePagesOptions): Promise<PageFailure[]> {
  const { pages, context, headDataFor, renderer, hooks, folder } = options;
  const failures: PageFailure[] = [];
  const queue = pages.values();

  async function worker(): Promise<void> {
    for (const page of queue) {
      const head = headDataFor(page);
      let written: Awaited<ReturnType<typeof pageFiles>>;
      try {
        written = await pageFiles(context, head, renderer, effortFor(page.path, pages.length));
      } catch (error) {
        failures.push(await pageFailure(context, head, renderer, error));
        continue;
      }
      // Outside of the above: a full disk is no defect of the page, and neither is a hook.
      writeFiles(folder, written.files);
      await hooks.pageRendered(page, written.html);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failures.sort((a, b) => (a.file < b.file ? -1 : 1));
}
