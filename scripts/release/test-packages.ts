import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackedPackage } from '../pack/pack-packages.ts';
import { run } from './run-program.ts';

/**
 * Installs packed files in a new folder, makes a site of them there, and runs what its owner would: the check and the
 * build, and unless `isQuick` its tests, which include both.
 */
export function testPackages(site: string, packages: readonly PackedPackage[], isQuick: boolean): void {
  mkdirSync(site);
  // That of `npm create` only downloads the others.
  const files = packages.filter(({ name }) => name.startsWith('@'));
  const named = files.map(({ name, file }) => [
    name,
    `file:${path.relative(site, file).replaceAll(path.sep, '/')}`,
  ]);
  const manifest = { private: true, dependencies: Object.fromEntries(named) };
  writeFileSync(path.join(site, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], site);
  run('npx', ['--no-install', 'json-site', 'init', '.'], site);
  for (const command of isQuick ? ['check', 'build'] : ['test']) run('npm', ['run', command], site);
}
