import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';

/** Below this size a smaller file saves no packet. */
const SMALLEST = 1024;

const COMPRESSIBLE = ['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.ics'];

/** Up to this number of pages, each is compressed as well as possible and has its own preview. */
export const FEW_PAGES = 100;

/** Brotli's quality, from 0 to 11. Decision 022 has the figures behind the choice. */
const BROTLI = { best: constants.BROTLI_MAX_QUALITY, quick: 5 } as const;

/** gzip's level for each of them, from 0 to 9. */
const GZIP = { best: 9, quick: 4 } as const;

export type Effort = keyof typeof BROTLI;

/**
 * How hard to compress a page. Only its address and the number of pages decide, so that the same site always has the
 * same bytes. The home page is where most visitors start, and costs the same on a site of any size.
 */
export function effortFor(route: string, pages: number): Effort {
  return pages <= FEW_PAGES || route === '/' ? 'best' : 'quick';
}

export function isWorthCompressing(file: string, size: number): boolean {
  return size >= SMALLEST && COMPRESSIBLE.includes(path.extname(file));
}

/** A file as servers may send it. */
export interface Compressed {
  br: Uint8Array;
  gz: Uint8Array;
}

/** CommonJS, as a worker of a text is. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  const { brotliCompressSync, constants, gzipSync } = require('node:zlib');
  parentPort.on('message', ({ bytes, brotli, gzip }) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    parentPort.postMessage({ br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: gzip }) });
  });
`;

interface Thread {
  worker: Worker;
  /** One for each file in work, in the order in which the thread answers. */
  waiting: { resolve: (compressed: Compressed) => void; reject: (error: Error) => void }[];
}

const threads: Thread[] = [];
/** More would wait for the thread that renders. */
const MOST_THREADS = Math.min(availableParallelism(), 4);

function startThread(): Thread {
  const thread: Thread = { worker: new Worker(THREAD, { eval: true }), waiting: [] };
  const { worker, waiting } = thread;
  worker.on('message', (compressed: Compressed) => {
    waiting.shift()?.resolve(compressed);
    if (waiting.length === 0) worker.unref();
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  // A thread without work must not keep the process alive: a build after a small change needs only one of them. A
  // listener for messages does, so that this comes after it.
  worker.unref();
  return thread;
}

/**
 * Compresses in another thread, so that pages render meanwhile. The asynchronous functions of Node.js need as much time
 * of this thread as the compression itself.
 */
export function compress(bytes: Uint8Array, effort: Effort): Promise<Compressed> {
  while (threads.length < MOST_THREADS) threads.push(startThread());
  const { worker, waiting } = threads.reduce((one, other) =>
    other.waiting.length < one.waiting.length ? other : one,
  );
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker.ref();
    worker.postMessage({ bytes, brotli: BROTLI[effort], gzip: GZIP[effort] });
  });
}

/** A file's compressed copies, by their extensions; a copy that is no smaller is left out. */
export function copiesOf(size: number, { br, gz }: Compressed): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries({ '.br': br, '.gz': gz }).filter(([, copy]) => copy.length < size),
  );
}
