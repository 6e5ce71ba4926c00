import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { copySite } from '../../../scripts/test/site-copy.ts';

const PAGE = 'content/pages/another-visit.json';

test('one changed text leaves the files of other pages, and the bundles, as they are', async () => {
  const site = await copySite({ from: path.join(ROOT, 'starter') });
  try {
    const visit = site.read('content/pages/visit.json');
    site.write(PAGE, visit.replace(/"title": "[^"]+"/, '"title": "Another visit"'));
    const build = async () => expect((await site.run('build')).output).toContain('Built');
    await build();
    const bundles = path.join(site.root, '.cache/build/bundles');
    const writtenAt = () => {
      const dist = path.join(site.root, 'dist');
      const pages = readdirSync(dist).filter((name) => /\.(?:html|data\.json)$/.test(name));
      return new Map(pages.map((name) => [name, statSync(path.join(dist, name)).mtimeMs]));
    };
    const [before, stored] = [writtenAt(), readdirSync(bundles)];
    site.replace(PAGE, 'if something else would help', 'if anything else would help');
    await build();
    expect(readdirSync(bundles)).toEqual(stored);
    const written = [...writtenAt()].filter(([name, time]) => time !== before.get(name));
    expect(written.map(([name]) => name)).toEqual(['another-visit.data.json', 'another-visit.html']);
  } finally {
    site.dispose();
  }
}, 120_000);
