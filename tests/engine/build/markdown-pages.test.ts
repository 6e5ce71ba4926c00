import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deployFiles } from '../../../scripts/build/hosting/deploy-files.ts';
import { serveSite } from '../../../scripts/build/hosting/serve-site.ts';
import { listen } from '../../support/listen.ts';
import { writtenSite } from '../../support/written-site.ts';

test('each page that search engines may list is there as Markdown, with its type and its words', async () => {
  const site = await writtenSite();
  onTestFinished(site.dispose);
  const server = await listen(serveSite(site.dist));
  onTestFinished(server.stop);
  const list = site.read('llms.txt');
  const listed = site.pages.filter(({ path, noindex }) => path !== '/404' && !noindex);
  expect(listed.length).toBeGreaterThan(3);
  for (const { path, title, description } of listed) {
    const file = path === '/' ? '/index.md' : `${path}.md`;
    const response = await fetch(server.url + file);
    expect(response.status, file).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# \S/m);
    expect(list).toContain(`- [${title}](${site.site.url}${file}): ${description}`);
  }
  expect(list).not.toContain('/404');
  expect((await fetch(`${server.url}/404.md`)).status).toBe(404);
  expect(site.read('sitemap.xml')).not.toContain('.md');
  for (const config of Object.values(deployFiles(site.site, site.redirects, site.dist)))
    expect(config).toContain('text/markdown');
});

test('one line of site.json switches both off', async () => {
  const site = await writtenSite({ markdown: false });
  onTestFinished(site.dispose);
  for (const file of ['llms.txt', 'index.md'])
    expect(existsSync(path.join(site.dist, file)), file).toBe(false);
});
