import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf, writeFiles } from '@json-site/content/files';
import { type KeptFiles, NOTHING_KEPT } from '../cache/kept-files.ts';
import { compress, copiesOf, isWorthCompressing } from '../pages/compression.ts';

/** Only the bytes of a file, and the Node.js that compresses them, decide what its copies are. */
const keyOfBytes = (bytes: Uint8Array) =>
  `${process.versions.zlib} ${process.versions['brotli']} ${keyOf(bytes)}`;

async function copiesByName(file: string, bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  if (!isWorthCompressing(file, bytes.length)) return {};
  const copies = Object.entries(copiesOf(bytes.length, await compress(bytes, 'best')));
  return Object.fromEntries(copies.map(([extension, copy]) => [file + extension, copy]));
}

async function compressFile(folder: string, file: string, kept: KeptFiles): Promise<void> {
  const bytes = readFileSync(path.join(folder, file));
  const unit = `copies of ${file}`;
  const key = keyOfBytes(bytes);
  if (kept.keep(unit, key)) return;
  const files = await copiesByName(file, bytes);
  writeFiles(folder, files);
  kept.add(unit, key, files);
}

/** Writes files and their compressed copies, except those that dist/ has already. */
export async function writeCompressed(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  kept: KeptFiles,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const unit = `file ${file}`;
    const key = keyOfBytes(bytes);
    if (kept.keep(unit, key)) continue;
    const written = { [file]: bytes, ...(await copiesByName(file, bytes)) };
    writeFiles(folder, written);
    kept.add(unit, key, written);
  }
}

/** Lists every file of a folder, as paths from it. */
const allFiles = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Writes a .br and a .gz file next to every text file of a folder, for hosts that serve compressed files. */
export async function precompress(folder: string, kept: KeptFiles = NOTHING_KEPT): Promise<void> {
  const files = allFiles(folder).filter((file) =>
    isWorthCompressing(file, statSync(path.join(folder, file)).size),
  );
  // One at a time: the pages need the threads too.
  for (const file of files) await compressFile(folder, file, kept);
}
