import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { contentHash } from '../content/media/media-url.ts';
import { ROOT } from '../content/project.ts';
import { ENDINGS, encode, isWorthCompressing } from './pages/compression.ts';

/** Safe to delete. Compressing well is slow, and most files are the same from build to build. */
const CACHE = path.join(ROOT, '.cache/compressed');

function filesToCompress(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => isWorthCompressing(file, statSync(file).size));
}

/** Compresses one file. Returns the names of what it took from the cache or put there. */
async function compressFile(file: string): Promise<string[]> {
  const bytes = readFileSync(file);
  const hash = contentHash(bytes);
  for (const ending of ENDINGS) {
    const cached = path.join(CACHE, hash + ending);
    const known = existsSync(cached);
    const compressed = known ? readFileSync(cached) : await encode(ending, bytes);
    if (!known) writeFileSync(cached, compressed);
    if (compressed.length < bytes.length) writeFileSync(file + ending, compressed);
  }
  return ENDINGS.map((ending) => hash + ending);
}

/**
 * Writes a .br and a .gz beside every text file of a folder, for hosts that send them as they are. What the
 * cache holds beside that is deleted.
 */
export async function precompress(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const queue = filesToCompress(folder).values();
  const used = new Set<string>();
  const worker = async () => {
    for (const file of queue) for (const name of await compressFile(file)) used.add(name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(path.join(CACHE, name), { force: true });
}
