import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shellWord } from '../../../scripts/new/shell-word.ts';
import { ROOT } from '../../../scripts/root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { type InstalledEngine, installEngine, run } from './installed-engine.ts';
import { type Registry, startRegistry } from './registry.ts';

// A site of a packed file on another machine: a clone, with nothing else that the first machine has. Each test is a
// step.

// npm writes half a gigabyte.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 });

interface Manifest {
  devDependencies: Record<string, string>;
}

let engine: InstalledEngine;
let registry: Registry;
const elsewhere = temporaryFolder(afterAll);
const clone = path.join(elsewhere, 'museum');

beforeAll(async () => {
  engine = await installEngine();
  registry = await startRegistry(path.join(elsewhere, 'registry'));
});
afterAll(async () => {
  await registry.stop();
  engine.dispose();
});

const npm = (site: string, command: string, cache: string) =>
  run(site, `npm ${command} --registry ${registry.url} --cache ${path.join(elsewhere, cache)}`);
const read = (file: string) => readFileSync(path.join(clone, file), 'utf8');

test('a clone of a new site installs with an empty cache, checks and builds', async () => {
  await run(engine.folder, 'npx --no-install json-site init museum');
  const site = path.join(engine.folder, 'museum');
  // The version that is tested here: a registry of one company can have a later one without what it needs.
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
  await run(site, `npm pkg set devDependencies.vite=${devDependencies['vite']}`);
  await npm(site, 'install --package-lock-only', 'first-cache');
  const author = '-c user.name=Ann -c user.email=ann@example.org';
  await run(site, `git init --quiet && git add --all && git ${author} commit --quiet -m Site`);
  await run(elsewhere, `git clone --quiet ${shellWord(site)} museum`);
  rmSync(engine.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await npm(clone, 'ci', 'second-cache');
  expect(await run(clone, 'npm run check')).toContain('Checked.');
  await run(clone, 'npm run build');
});

test('the file of the next version replaces the first one', async () => {
  const [first, next] = ['json-site-engine-1.0.0.tgz', 'json-site-engine-1.1.0.tgz'];
  await run(elsewhere, `mkdir next && tar -xzf museum/vendor/${first} --strip-components=1 -C next`);
  await run(elsewhere, 'cd next && npm pkg set version=1.1.0 && npm pack --pack-destination ..');
  await run(clone, `cp ../${next} vendor/`);
  await npm(clone, `install ./vendor/${next}`, 'second-cache');
  await run(clone, `rm vendor/${first}`);
  expect(await run(clone, 'npm run generate')).not.toContain('no other machine has');
  for (const file of ['package.json', 'package-lock.json']) {
    expect(read(file)).toContain(`"file:vendor/${next}"`);
    expect(read(file)).not.toContain(first);
  }
  expect(read('node_modules/@json-site/engine/package.json')).toContain('"version": "1.1.0"');
  expect(await run(clone, 'npm run check')).toContain('Checked.');
});

test('generate names an engine that only this machine has', async () => {
  await run(clone, "npm pkg set 'dependencies.@json-site/engine=file:../json-site-engine-1.1.0.tgz'");
  expect(await run(clone, 'npm run generate')).toContain(
    'as "file:../json-site-engine-1.1.0.tgz", which no other machine has',
  );
});
