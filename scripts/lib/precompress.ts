import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE } from './hosting/content-types.ts';
import { contentHash } from './media-url.ts';
import { ROOT } from './project.ts';

/** Safe to delete. Compressing well is slow, and most files are the same from build to build. */
const CACHE = path.join(ROOT, '.cache/compressed');
/** Below this, a packet is saved by nothing. */
const SMALLEST = 1024;

const compressors = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

function filesToCompress(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => COMPRESSIBLE.includes(path.extname(file)) && statSync(file).size >= SMALLEST);
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  for (const [ending, compress] of Object.entries(compressors)) {
    const cached = path.join(CACHE, contentHash(bytes) + ending);
    const known = existsSync(cached);
    const compressed = known ? readFileSync(cached) : await compress(bytes);
    if (!known) writeFileSync(cached, compressed);
    if (compressed.length < bytes.length) writeFileSync(file + ending, compressed);
  }
}

/** Writes a .br and a .gz beside every text file, for hosts that send them as they are. Returns their number. */
export async function precompress(dist: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true });
  const files = filesToCompress(dist);
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return files.length;
}
