import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE } from '../hosting/content-types.ts';

/** Below this, a packet is saved by nothing. */
const SMALLEST = 1024;

/** Up to so many pages, those of a first build are compressed as well as it goes within some seconds. */
const FEW_PAGES = 100;

/** How well brotli compresses, from 0 to 11. docs/performance.md has the figures behind the choice. */
export const BROTLI = { best: constants.BROTLI_MAX_QUALITY, quick: 7 } as const;

/** The quality for the pages of a site, by their number alone: the same site always gives the same bytes. */
export function pageQuality(pages: number): number {
  return pages <= FEW_PAGES ? BROTLI.best : BROTLI.quick;
}

/** True for a file that gets smaller when it is compressed, and that it matters for. */
export function isWorthCompressing(file: string, size: number): boolean {
  return size >= SMALLEST && COMPRESSIBLE.includes(path.extname(file));
}

const encoders = {
  '.br': (bytes: Uint8Array, quality: number) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** The endings of compressed copies. */
export const ENDINGS = Object.keys(encoders) as (keyof typeof encoders)[];

/** The compressed copy of a file that has this ending. */
export function encode(ending: keyof typeof encoders, bytes: Uint8Array, quality: number): Promise<Buffer> {
  return encoders[ending](bytes, quality);
}

/** Files and, beside each that gets smaller, its compressed copies. */
export async function withCopies(
  files: Record<string, string>,
  quality: number,
): Promise<Record<string, Uint8Array>> {
  const all: Record<string, Uint8Array> = {};
  for (const [file, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    all[file] = bytes;
    if (!isWorthCompressing(file, bytes.length)) continue;
    for (const ending of ENDINGS) {
      const copy = await encode(ending, bytes, quality);
      if (copy.length < bytes.length) all[file + ending] = copy;
    }
  }
  return all;
}
