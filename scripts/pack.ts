import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findWords, siteWords } from './pack/site-words.ts';
import { stagePackages } from './pack/stage.ts';
import { ROOT } from './root.ts';

/** Bytes. */
const LARGEST = 3_000_000;

interface Packed {
  filename: string;
  files: { path: string }[];
}

/** npm would also pack the folder of the repository; `.npmrc` ignores the scripts with which it could prepare one. */
const target = path.resolve(process.argv[2] ?? path.join(ROOT, '.cache/packages'));
const faults: string[] = [];
const words = siteWords();

/** Packs a folder, and prints and returns the file. */
function pack(stage: string): string {
  const { status, stdout } = spawnSync('npm', ['pack', stage, '--json', '--pack-destination', target], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  const [{ filename, files }] = JSON.parse(stdout) as [Packed];
  const paths = files.map((file) => file.path).sort();
  const file = path.join(target, filename);
  const { size } = statSync(file);
  const unexpected = paths.filter((one) => /\.test\.|fixtures|scripts\/bench/.test(one));
  faults.push(
    ...findWords(stage, paths, words).map((one) => `A word of the main site: ${one}`),
    ...unexpected.map((one) => `Not for a package: ${one}`),
    ...(size > LARGEST ? [`${filename} has ${size} bytes, more than ${LARGEST}.`] : []),
  );
  const list = path.join(target, `${path.basename(stage)}.txt`);
  writeFileSync(list, `${paths.join('\n')}\n`);
  console.log(
    `${file}\n${paths.length} files, ${(size / 1e6).toFixed(2)} MB; ${path.basename(list)} beside it has their names`,
  );
  return file;
}

const files = stagePackages(target).map(pack);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `Try them in an empty folder: npm install ${files.filter((one) => !one.includes('create-')).join(' ')} && npx --no-install json-site init museum`,
);
