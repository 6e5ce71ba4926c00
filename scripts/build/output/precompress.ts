import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress, copiesOf, isWorthCompressing } from '../pages/compression.ts';

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const copies = copiesOf(bytes.length, await compress(bytes, 'best'));
  for (const [extension, copy] of Object.entries(copies)) writeFileSync(file + extension, copy);
}

/** Lists every file of a folder, as paths from it. */
const allFiles = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Writes a .br and a .gz file next to every text file of a folder, for hosts that serve compressed files. */
export async function precompress(folder: string, names = allFiles(folder)): Promise<void> {
  const files = names
    .map((file) => path.join(folder, file))
    .filter((file) => isWorthCompressing(file, statSync(file).size));
  // One at a time: the pages need the threads too.
  for (const file of files) await compressFile(file);
}
