import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyRepository } from '../../../scripts/test/copy-repository.ts';
import type { WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { run, serve } from './installed-engine.ts';
import { type Registry, startRegistry } from './registry.ts';

// A release to a registry, and `npm create` from there, as somebody tries the project tonight. Each test is a step.

// npm writes half a gigabyte.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const folder = temporaryFolder(afterAll);
const site = path.join(folder, 'museum');
let registry: Registry;
let copy: WorkingCopy;

beforeAll(async () => {
  registry = await startRegistry(path.join(folder, 'registry'));
  vi.stubEnv('NPM_CONFIG_USERCONFIG', registry.settings);
  copy = await copyRepository(path.join(folder, 'repository'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
});

const release = (options: string) => run(copy.root, `npm run release -- --quick ${options}`);
const create = (options: string) => run(folder, `npm create --yes json-site@latest ${options}`);
const publishedVersions = async (name: string) =>
  ((await (await fetch(`${registry.url}/${name}`)).json()) as { versions?: object }).versions ?? {};

test('a release refuses what is not committed, and a version that the changelog does not have', async () => {
  copy.write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n- A new block.\n');
  const author = '-c user.name=Ann -c user.email=ann@example.org';
  await run(copy.root, `git init --quiet && git add --all && git ${author} commit --quiet -m Site`);
  copy.write('notes.txt', 'Not committed.');
  await expect(release('--dry-run')).rejects.toThrow(
    /\?\? notes\.txt\n.*no text under "## \[1\.0\.0\] - <date>"[\s\S]+Nothing was packed or published/,
  );
  copy.write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2027-01-31\n\n- A new block.\n');
  await run(copy.root, `rm notes.txt && git ${author} commit --quiet --all -m Release`);
});

test('a release tests the packed files and publishes each; again, it leaves out what the registry has', async () => {
  const options = `--without-provenance --registry ${registry.url}`;
  expect(await release(`${options} --dry-run`)).toContain('7 of 7 packages would be published.');
  expect(await publishedVersions('create-json-site')).toEqual({});
  expect(await release(options)).toMatch(/Checked\.[\s\S]+7 of 7 packages published\./);
  expect(Object.keys(await publishedVersions('create-json-site'))).toEqual(['1.0.0']);
  expect(await release(`${options} --dry-run`)).toContain('The registry has all packages of version 1.0.0');
});

test('one command makes a site that starts, checks, builds and passes its tests', async () => {
  const printed = await create('museum');
  expect(printed).toMatch(/Written: \d+ files in .+museum\nNext:\n {2}cd museum\n {2}npm start$/m);
  const manifest = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'museum',
    dependencies: { '@json-site/engine': '^1.0.0' },
    devDependencies: { '@json-site/studio': '^1.0.0', '@json-site/verify': '^1.0.0' },
  });
  expect(Object.keys(manifest.devDependencies)).toHaveLength(2);
  expect(existsSync(path.join(site, 'vendor'))).toBe(false);
  expect(Number(/Written: (\d+) files/.exec(printed)?.[1])).toBeLessThanOrEqual(30);
  const { url, stop } = await serve(site, 'start');
  expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('<h1');
  await stop();
  expect(await run(site, 'npm run check')).toContain('Checked.');
  await run(site, 'npm run build');
  await run(site, 'npm test');
});

test('it refuses a folder with files, and packages that do not exist, in one or two lines', async () => {
  await expect(create('museum')).rejects.toThrow(/museum is not empty\. Nothing was written\./);
  await expect(create('library -- --with search')).rejects.toThrow(
    /There is no package "search"\. Optional are: studio, verify, import, mcp, studio-server/,
  );
  await expect(create('')).rejects.toThrow(/Name the folder of the new site/);
});

test('another version is another entry: the registry keeps what was published', async () => {
  writeFileSync(path.join(copy.root, 'scripts/create/README.md'), '# Changed\n');
  const author = '-c user.name=Ann -c user.email=ann@example.org';
  await run(copy.root, `git ${author} commit --quiet --all -m Change`);
  await expect(release(`--without-provenance --registry ${registry.url}`)).rejects.toThrow(
    /The registry has another create-json-site 1\.0\.0\. Raise "version"/,
  );
});
