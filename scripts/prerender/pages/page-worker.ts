// Bundled with all code that a page's files depend on: the hash of the bundle is the hash of that code.
import { parentPort, workerData } from 'node:worker_threads';
import { render } from '../../../src/prerender.tsx';
import {
  type MadePage,
  type PageFailure,
  type PageJob,
  type PageSettings,
  renderPageFiles,
} from './make-page.ts';

/** What came of some pages, in their order. */
export type PageResults = (MadePage | PageFailure)[];

/** What a thread is started with that is to make pages. */
export interface PageWorkerData {
  pageSettings: PageSettings;
}

async function makePages(settings: PageSettings, jobs: PageJob[]): Promise<PageResults> {
  const results: PageResults = [];
  for (const job of jobs) results.push(await renderPageFiles(settings, job, render));
  return results;
}

/** The memory of these pages, which is handed over and not copied; what shares its memory with other things is. */
function transferable(results: PageResults): ArrayBuffer[] {
  return results
    .flatMap((result) => ('files' in result ? Object.values(result.files) : []))
    .filter(({ byteLength, buffer }) => byteLength === buffer.byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer);
}

const { pageSettings } = workerData as PageWorkerData;
parentPort?.on('message', async (jobs: PageJob[]) => {
  const results = await makePages(pageSettings, jobs);
  parentPort?.postMessage(results, transferable(results));
});
