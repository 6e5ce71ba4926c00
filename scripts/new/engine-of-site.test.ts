import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { OPTIONAL_PACKAGES } from '../content/folders.ts';
import { writeFiles } from '../content/write-files.ts';
import { engineElsewhere, engineOfSite, missingOptional } from './engine-of-site.ts';
import { packageNameOf, siteNameOf } from './site-name.ts';

function siteWith(engine: string): string {
  const root = temporaryFolder(onTestFinished);
  writeFiles(root, { 'package.json': JSON.stringify({ dependencies: { '@json-site/engine': engine } }) });
  return root;
}

test.each([
  '^1.0.0',
  '~1.0.0',
  'latest',
  'https://example.org/engine.tgz',
  'file:vendor/engine.tgz',
  'file:./engine.tgz',
])('a site that names its engine as %s keeps it', (engine) => {
  expect(engineOfSite(siteWith(engine))).toBe(engine);
  expect(engineElsewhere(siteWith(engine))).toBeUndefined();
});

test.each([
  'file:../engine.tgz',
  'file:/opt/engine.tgz',
  'link:../engine',
  '../engine',
  '/opt/engine.tgz',
  '~/engine.tgz',
])('no other machine has the engine %s', (engine) => expect(engineElsewhere(siteWith(engine))).toBe(engine));

test('a new site lacks the optional packages that are not installed, unless it does without them', () => {
  const [studio, verify, ...others] = OPTIONAL_PACKAGES;
  const otherNames = others.map((name) => path.basename(name));
  const site = siteWith('1.0.0');
  expect(missingOptional(site, new Map(), [])).toEqual([studio, verify, ...others]);
  expect(missingOptional(site, new Map([[studio, '1.0.0']]), ['verify', ...otherNames])).toEqual([]);
  writeFiles(site, { 'package.json': JSON.stringify({ devDependencies: { [verify]: '1.0.0' } }) });
  expect(missingOptional(site, new Map(), otherNames)).toEqual([studio]);
});

test.each([
  ['museum', 'Museum', 'museum'],
  ['old-town_museum', 'Old town museum', 'old-town-museum'],
  ["St. Mary's, Müseum", "St. Mary's, Müseum", 'st-mary-s-museum'],
  ['åland', 'Åland', 'aland'],
  ['博物館', '博物館', 'site'],
  ['{site.name} <b>', 'Site.name b', 'site-name-b'],
  ['--', undefined, 'site'],
  ['n'.repeat(61), undefined, 'n'.repeat(61)],
])('the folder %s names the site %s and its package %s', (folder, site, name) => {
  expect([siteNameOf(path.join('/', folder)), packageNameOf(path.join('/', folder))]).toEqual([site, name]);
});
