import path from 'node:path';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { COMPRESSIBLE } from '../hosting/content-types.ts';

/** Below this, a packet is saved by nothing. */
const SMALLEST = 1024;

/** Up to so many pages, each of a first build is compressed, and drawn for sharing, as well as it goes within seconds. */
export const FEW_PAGES = 100;

/** How well brotli compresses, from 0 to 11. docs/performance.md has the figures behind the choice. */
export const BROTLI = { best: constants.BROTLI_MAX_QUALITY, quick: 5 } as const;

/**
 * The quality for a page, by its address and the number of pages alone: the same site always gives the same bytes. The
 * home page is what most visitors begin with, and costs the same however many pages there are.
 */
export function pageQuality(route: string, pages: number): number {
  return pages <= FEW_PAGES || route === '/' ? BROTLI.best : BROTLI.quick;
}

/** True for a file that gets smaller when it is compressed, and that it matters for. */
export function isWorthCompressing(file: string, size: number): boolean {
  return size >= SMALLEST && COMPRESSIBLE.includes(path.extname(file));
}

const brotliOptions = (bytes: Uint8Array, quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});
/** Small pages first try what fits, and are then sent as what did: the same text is not compressed twice. */
const NONE = { text: '', quality: -1, bytes: Buffer.alloc(0) };
let latest = NONE;

/** A text as brotli compresses it, with a quality from 0 to 11. */
export function brotli(text: string, quality: number): Buffer {
  if (latest.text !== text || latest.quality !== quality) {
    const bytes = Buffer.from(text);
    latest = { text, quality, bytes: brotliCompressSync(bytes, brotliOptions(bytes, quality)) };
  }
  return latest.bytes;
}

const gzipOptions = (quality: number): ZlibOptions => ({ level: quality === BROTLI.best ? 9 : 4 });

/** The endings of compressed copies. */
export const ENDINGS = ['.br', '.gz'] as const;

/** The copy of a file that has this ending, compressed as well as it goes while other work goes on. */
export function encode(ending: (typeof ENDINGS)[number], bytes: Uint8Array): Promise<Buffer> {
  return ending === '.br'
    ? promisify(brotliCompress)(bytes, brotliOptions(bytes, BROTLI.best))
    : promisify(gzip)(bytes, gzipOptions(BROTLI.best));
}

/** A page's files and, beside each that gets smaller, its compressed copies. */
export function withCopies(files: Record<string, string>, quality: number): Record<string, Uint8Array> {
  const all: Record<string, Uint8Array> = {};
  for (const [file, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    all[file] = bytes;
    if (!isWorthCompressing(file, bytes.length)) continue;
    const copies = {
      '.br': brotli(text, quality),
      '.gz': gzipSync(bytes, gzipOptions(quality)),
    };
    for (const ending of ENDINGS) {
      if (copies[ending].length < bytes.length) all[file + ending] = copies[ending];
    }
  }
  // Whoever gets these bytes may hand their memory on to another thread.
  latest = NONE;
  return all;
}
