import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@json-site/content/root';
import { findWords, siteWords } from './pack/site-words.ts';
import { stagePackage } from './pack/stage.ts';

/** Bytes. */
const LARGEST = 3_000_000;

interface Packed {
  filename: string;
  files: { path: string }[];
}

/** npm would also pack the folder of the repository; `.npmrc` ignores the scripts with which it could prepare one. */
const target = path.resolve(process.argv[2] ?? path.join(ROOT, '.cache/packages'));
const stage = path.join(target, 'engine');
stagePackage(stage);
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
writeFileSync(path.join(target, 'files.txt'), `${paths.join('\n')}\n`);

const found = findWords(stage, paths, siteWords());
const unexpected = paths.filter((one) => /\.test\.|fixtures|scripts\/bench/.test(one));
const faults = [
  ...found.map((one) => `A word of this site: ${one}`),
  ...unexpected.map((one) => `Not for a package: ${one}`),
  ...(size > LARGEST ? [`${filename} has ${size} bytes, more than ${LARGEST}.`] : []),
];
console.log(
  `${file}\n${paths.length} files, ${(size / 1e6).toFixed(2)} MB; files.txt beside it has their names`,
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`Try it in an empty folder: npm install ${file} && npx --no-install json-site init museum`);
