import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this size a smaller file saves no packet. */
const SMALLEST = 1024;

const COMPRESSIBLE = ['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg'];

/** Up to this number of pages, each is compressed as well as possible and has its own preview. */
export const FEW_PAGES = 100;

/** Brotli's quality, from 0 to 11. docs/performance.md has the figures behind the choice. */
export const BROTLI = { best: constants.BROTLI_MAX_QUALITY, quick: 5 } as const;

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

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses on a thread of Node.js, so that pages render meanwhile. */
export function brotli(bytes: Uint8Array, effort: Effort): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** A file's compressed copies, by their extensions; a copy that is no smaller is left out. */
export async function compressedCopies(
  bytes: Uint8Array,
  effort: Effort,
  known: { br?: Uint8Array | undefined } = {},
): Promise<Record<string, Uint8Array>> {
  const [br, gz] = await Promise.all([
    known.br ?? brotli(bytes, effort),
    gzipAsync(bytes, { level: GZIP[effort] }),
  ]);
  return Object.fromEntries(
    Object.entries({ '.br': br, '.gz': gz }).filter(([, copy]) => copy.length < bytes.length),
  );
}
