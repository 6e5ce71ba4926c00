import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressedCopies, isWorthCompressing } from './pages/compression.ts';

async function compressFile(file: string): Promise<void> {
  const copies = await compressedCopies(readFileSync(file), 'best');
  for (const [extension, copy] of Object.entries(copies)) writeFileSync(file + extension, copy);
}

/** Writes a .br and a .gz file next to every text file of a folder, for hosts that serve compressed files. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => isWorthCompressing(file, statSync(file).size));
  // One at a time: Node.js has four threads for this, and the pages need them too.
  for (const file of files) await compressFile(file);
}
