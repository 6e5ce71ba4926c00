import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { packAll, run } from './installed-engine.ts';
import { type Registry, startRegistry } from './registry.ts';

// `npm create` from a registry, as somebody tries the project tonight. Each test is a step.

// npm writes half a gigabyte.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 });

const folder = temporaryFolder(afterAll);
let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
  for (const file of await packAll(path.join(folder, 'packages'))) registry.publish(file);
  writeFileSync(
    path.join(folder, '.npmrc'),
    `registry=${registry.url}\ncache=${path.join(folder, 'cache')}\n`,
  );
});
afterAll(() => registry.stop());

const create = (options: string) => run(folder, `npm create --yes json-site@latest ${options}`);

test('one command makes a site that checks and builds', async () => {
  const printed = await create('museum');
  expect(printed).toMatch(/Written: \d+ files in .+museum\n[\s\S]+In the folder museum: npm start/);
  const site = path.join(folder, 'museum');
  const manifest = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'museum',
    dependencies: { '@json-site/engine': '^1.0.0' },
    devDependencies: { '@json-site/studio': '^1.0.0', '@json-site/verify': '^1.0.0' },
  });
  expect(Object.keys(manifest.devDependencies)).toHaveLength(2);
  expect(Number(/Written: (\d+) files/.exec(printed)?.[1])).toBeLessThanOrEqual(32);
  writeFileSync(path.join(site, '.npmrc'), readFileSync(path.join(folder, '.npmrc')));
  expect(await run(site, 'npm run check')).toContain('Checked.');
  await run(site, 'npm run build');
});

test('it refuses a folder with files, and packages that do not exist, in one or two lines', async () => {
  await expect(create('museum')).rejects.toThrow(/museum is not empty\. Nothing was written\./);
  await expect(create('library -- --with search')).rejects.toThrow(
    /There is no package "search"\. Optional are: studio,/,
  );
  await expect(create('')).rejects.toThrow(/Name the folder of the new site/);
});
