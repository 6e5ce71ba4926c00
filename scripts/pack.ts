import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './content/root.ts';
import { PACKAGES, stagePackage } from './pack/stage.ts';

/** npm would also pack the folder of the repository; `.npmrc` ignores the scripts with which it could prepare one. */
const folder = stagePackage();
const target = path.join(ROOT, PACKAGES);
const { status, stdout } = spawnSync('npm', ['pack', folder, '--json', '--pack-destination', target], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
const [{ filename, entryCount }] = JSON.parse(stdout) as [{ filename: string; entryCount: number }];
const file = path.join(target, filename);
const megabytes = (statSync(file).size / 1e6).toFixed(2);
console.log(`${PACKAGES}/${filename}: ${entryCount} files, ${megabytes} MB`);
console.log(`Try it in an empty folder: npm install ${file} && npx --no-install json-site init museum`);
