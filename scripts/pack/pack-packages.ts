import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findWords, siteWords } from './site-words.ts';
import { stagePackages } from './stage.ts';

/** Bytes. */
const LARGEST = 3_000_000;

/** What npm says of a file that it has packed. */
interface Packed {
  name: string;
  integrity: string;
  filename: string;
  files: { path: string }[];
}

/** A packed package: the file, the names in it, its bytes, and what should not be in it. */
export interface PackedPackage {
  name: string;
  integrity: string;
  file: string;
  paths: string[];
  size: number;
  faults: string[];
}

/** In the folder itself: a shell of Windows would split a path with spaces. */
function packFolder(stage: string, target: string, words: ReturnType<typeof siteWords>): PackedPackage {
  const { status, stdout } = spawnSync('npm', ['pack', '--json', '--pack-destination', '..'], {
    cwd: stage,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  const [{ name, integrity, filename, files }] = JSON.parse(stdout) as [Packed];
  const paths = files.map((file) => file.path).sort();
  const file = path.join(target, filename);
  const { size } = statSync(file);
  const unexpected = paths.filter((one) => /\.test\.|fixtures|scripts\/bench/.test(one));
  writeFileSync(path.join(target, `${path.basename(stage)}.txt`), `${paths.join('\n')}\n`);
  return {
    name,
    integrity,
    file,
    paths,
    size,
    faults: [
      ...findWords(stage, paths, words).map((one) => `A word of the main site: ${one}`),
      ...unexpected.map((one) => `Not for a package: ${one}`),
      ...(size > LARGEST ? [`${filename} has ${size} bytes, more than ${LARGEST}.`] : []),
    ],
  };
}

/** Packs the engine, the optional packages and that of `npm create` into a folder, in this order. */
export function packPackages(target: string): PackedPackage[] {
  const words = siteWords();
  return stagePackages(target).map((stage) => packFolder(stage, target, words));
}
