import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BROTLI } from './compression.ts';
import type { PageJob, PageSettings } from './make-page.ts';
import type { PageResults, PageWorkerData } from './page-worker.ts';

/** So many pages go to a thread at once: it need not wait for the next, and few are in memory. */
const BATCH = 8;

/** What a page takes, in milliseconds of one core, and from how much work on a thread is worth its start. */
const COST = { bestPage: 40, quickPage: 4, thread: 100 };

/** How many threads are worth starting for pages that are compressed with these qualities. */
export function threadsFor(qualities: number[], cores = availableParallelism()): number {
  const costs = qualities.map((quality) => (quality === BROTLI.best ? COST.bestPage : COST.quickPage));
  const work = costs.reduce((sum, cost) => sum + cost, 0);
  return Math.max(1, Math.min(cores, Math.floor(work / COST.thread)));
}

export interface MakePagesOptions {
  /** The bundle of page-worker.ts. */
  bundle: string;
  settings: PageSettings;
  /** Read as threads become free, so that only the pages in work are in memory. */
  jobs: Iterable<PageJob>;
  threads: number;
  /** Given each handful of pages as they are done. */
  onPages: (results: PageResults) => void;
}

function* batches(jobs: Iterable<PageJob>): Generator<PageJob[]> {
  let batch: PageJob[] = [];
  for (const job of jobs) {
    if (batch.push(job) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function started(bundle: string, pageSettings: PageSettings): Worker {
  const workerData: PageWorkerData = { pageSettings };
  // The bundle is plain JavaScript: what this process needs for TypeScript would only slow it down.
  return new Worker(bundle, { workerData, execArgv: [] });
}

/** Gives a thread one batch after another; resolves when there are no more. */
function employ(worker: Worker, queue: Iterator<PageJob[]>, done: (results: PageResults) => void) {
  return new Promise<void>((resolve, reject) => {
    let batch: PageJob[] = [];
    const next = () => {
      const { value, done: isEmpty } = queue.next();
      if (isEmpty) return resolve();
      batch = value;
      worker.postMessage(batch);
    };
    worker.on('message', (results: PageResults) => {
      // The thread goes on with the next pages while this one writes what is done.
      next();
      done(results);
    });
    worker.on('error', (error: Error) => {
      const files = batch.map(({ facts }) => facts.page.file).join(', ');
      reject(new Error(`A thread of the build broke off at one of these pages: ${files}\n${error.message}`));
    });
    next();
  });
}

/** Makes pages on so many threads. Goes on after a page that fails. */
export async function makePages(options: MakePagesOptions): Promise<void> {
  const { bundle, settings, jobs, threads, onPages } = options;
  const queue = batches(jobs);
  const workers = Array.from({ length: threads }, () => started(bundle, settings));
  try {
    await Promise.all(workers.map((worker) => employ(worker, queue, onPages)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
