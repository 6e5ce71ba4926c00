import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { readFolder } from '../../../scripts/import/markdown/read-folder.ts';
import { formatPlace } from '../../../scripts/import/old-site.ts';
import { type Imported, writeSite } from '../../../scripts/import/site/write.ts';
import { readExport } from '../../../scripts/import/wordpress/read-export.ts';
import { ROOT } from '../../../scripts/root.ts';
import { startServer } from '../../../scripts/test/own-server.ts';
import { copySite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { isObject } from '../../../src/values/objects.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { KINDS, markdownSite, type OldSiteFixture, wordpressSite } from './old-sites.ts';
import { wordsIn } from './texts.ts';

// A site is generated and compiled; on a busy machine that takes minutes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

type Make = (folder: string, seed: number, count: number) => Promise<OldSiteFixture>;

/** Each kind of old site. A full run has two of each, of which one is large; other runs have every third kind. */
const MAKERS: Record<string, Make> = {
  'a new WordPress': (folder, seed, count) => wordpressSite(folder, false, seed, count),
  'an old WordPress': (folder, seed, count) => wordpressSite(folder, true, seed, count),
  ...Object.fromEntries(
    Object.entries(KINDS).map(([name, kind]): [string, Make] => [
      name,
      (folder, seed, count) => markdownSite(folder, kind, seed, count),
    ]),
  ),
};

const SIZES = IS_FULL_RUN ? [20, 120] : [8];
/** One of each full run is as large as the largest sites that move. */
const LARGEST = 500;

const RUNS = Object.keys(MAKERS).flatMap((name, index) =>
  (IS_FULL_RUN || index % 3 === 0 ? SIZES : []).map((size, at): [string, number, number] => [
    name,
    IS_FULL_RUN && index === 0 && at === 1 ? LARGEST : size,
    index * 10 + at + 1,
  ]),
);

/** Every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

const countOf = (list: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** The new address of an old one: that of a page, of a file, or the target of a redirect. */
function answer(copy: WorkingCopy, old: string): string | undefined {
  const address = decodeURI(old).replace(/(.)\/$/, '$1');
  const redirects = JSON.parse(copy.read('content/redirects.json')) as Record<string, string>;
  const found = Object.entries(redirects).find(
    ([from]) => decodeURI(from).replace(/(.)\/$/, '$1') === address,
  );
  if (copy.exists(`content/media${address}`)) return address;
  const page = address.replace(/\.html$/, '');
  if (copy.exists(`content/pages${page === '/' ? '/index' : page}.json`)) return page;
  return found?.[1];
}

describe.each(RUNS)('%s with %i pages', (name, count, seed) => {
  let copy: WorkingCopy;
  let old: OldSiteFixture;
  let imported: Imported;

  beforeAll(async () => {
    copy = await copySite({ from: path.join(ROOT, 'starter') });
    old = await (MAKERS[name] as Make)(path.join(copy.root, '.cache/old'), seed, count);
    const site = old.source.endsWith('.xml') ? readExport(old.source) : readFolder(old.source);
    imported = await writeSite(copy.root, site, false);
  });
  afterAll(() => copy.dispose());

  test('has no errors, and removes nothing that the compiler would refuse', () => {
    expect(imported.errors).toEqual([]);
    expect(imported.losses.filter(({ what }) => what.startsWith('a part that the check refuses'))).toEqual(
      [],
    );
    expect(imported.pages).toBeGreaterThanOrEqual(count);
  });

  test('answers every old address', () => {
    expect(old.addresses.filter((address) => answer(copy, address) === undefined)).toEqual([]);
  });

  test('keeps 99 % of the words of each page', () => {
    for (const [address, words] of old.words) {
      const route = answer(copy, address) ?? '';
      const texts = textsIn(JSON.parse(copy.read(`content/pages${route === '/' ? '/index' : route}.json`)));
      const kept = countOf(texts.flatMap(wordsIn));
      const lost = [...countOf(words)].flatMap(([word, times]) =>
        times > (kept.get(word) ?? 0) ? Array<string>(times - (kept.get(word) ?? 0)).fill(word) : [],
      );
      expect(lost.length / words.length, `${address}: ${lost.join(' ')}`).toBeLessThan(0.01);
    }
  });

  test.runIf(IS_FULL_RUN)('checks, builds, and answers every old address over HTTP', async () => {
    const check = await copy.run('check');
    expect(check.output).toContain('Checked.');
    expect(check.status, check.output).toBe(0);
    const build = await copy.run('build');
    expect(build.status, build.output).toBe(0);
    const { url, stop } = await startServer(copy, 'preview');
    const wrong: string[] = [];
    for (const address of old.addresses) {
      const { status, headers } = await fetch(url + address, { redirect: 'manual' });
      const target = headers.get('location');
      const last = target === null ? status : (await fetch(new URL(target, url))).status;
      if (![200, 301].includes(status) || last !== 200) wrong.push(`${address}: ${status} ${target} ${last}`);
    }
    await stop();
    expect(wrong).toEqual([]);
  });

  test('lists each loss at its place', () => {
    const listed = imported.losses.map((loss) => `${formatPlace(loss)} ${loss.what}`);
    const missing = old.lost.filter(
      ({ place, what }) =>
        !imported.losses.some((loss) => place.test(formatPlace(loss)) && what.test(loss.what)),
    );
    expect(missing, listed.join('\n')).toEqual([]);
    if (old.lost.length > 0) expect(listed.length).toBeGreaterThan(0);
  });

  test('copies pictures with their text alternatives, films and the menu', () => {
    const pages = filesBelow(copy.root, 'content/pages').map(copy.read).join('\n');
    expect(pages).toMatch(/"picture": "old-mill\.png",\s+"alt": "\w{3,}/);
    expect(pages).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    // Astro has no file for a menu: its pages become one, the first by their names.
    const menu =
      name === 'astro'
        ? /"label": "\w+ \w+ number (\d+)",\s+"href": "\/(?:old-)?page-\1"/
        : /"label": "First",\s+"href": "\/page-0"/;
    expect(copy.read('content/site.json')).toMatch(menu);
  });
});

test('the commands import a site, whose check passes without a manual edit', async () => {
  const copy = await copySite({ from: path.join(ROOT, 'starter') });
  onTestFinished(() => copy.dispose());
  const folder = temporaryFolder(onTestFinished);
  const kind = KINDS['hugo'];
  if (!kind) throw new Error('There is no such kind.');
  await markdownSite(folder, kind, 99, 8);
  const run = await copy.run('import', folder);
  expect(run.output).toContain('imported.md lists them');
  expect(copy.read('imported.md')).toMatch(/^- `content\/\S+\.md:\d+` /m);
  const { status, output } = await copy.run('check', ...(IS_FULL_RUN ? [] : ['--content']));
  expect(output).toContain('Checked.');
  expect(status).toBe(0);
  const again = await copy.run('import', folder);
  expect(again.output).toMatch(/These files exist already: .+ Nothing was written\./);
});

test('a CSV file becomes a collection with a list', async () => {
  const copy = await copySite({ from: path.join(ROOT, 'starter') });
  onTestFinished(() => copy.dispose());
  mkdirSync(path.join(copy.root, '.cache/old'), { recursive: true });
  copy.write(
    '.cache/old/events.csv',
    'Title,Date,Place,Price,Website\nHarvest fair,2031-09-12,"The green, Upper Vale",4.50,http://fair.test/\nCarols,2031-12-20,Church,0,\n',
  );
  const { output } = await copy.run('import', '.cache/old/events.csv');
  expect(output).toContain('Imported 2 records into content/events/.');
  expect(JSON.parse(copy.read('content/events/harvest-fair.json'))).toMatchObject({
    date: '2031-09-12',
    place: 'The green, Upper Vale',
    price: 4.5,
    website: 'https://fair.test/',
  });
  expect(copy.read('imported.md')).toContain('- `events.csv:2` http://fair.test/ begins with https:// now');
  expect((await copy.run('check', '--content')).output).toContain('Checked.');
});
