import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { deployFiles } from '../../../scripts/build/hosting/deploy-files.ts';
import { serveSite } from '../../../scripts/build/hosting/serve-site.ts';
import type { Integration } from '../../../scripts/build/integrations/integration.ts';
import { listen } from '../../support/listen.ts';
import { writtenSite } from '../../support/written-site.ts';

const index: Integration<string> = {
  name: 'search',
  pageRendered: ({ path: route, html }) => `${route} ${html.length}`,
  beforeCompression: ({ entries }) => ({ 'search/index.json': JSON.stringify([entries, ' '.repeat(2000)]) }),
};

test('a file that an integration adds is compressed and served like the others', async () => {
  const site = await writtenSite({ integrations: [index] });
  onTestFinished(site.dispose);
  const text = site.read('search/index.json');
  expect(JSON.parse(text)[0].map((entry: string) => entry.split(' ')[0])).toEqual(
    site.pages.map((page) => page.path),
  );
  const copy = (ending: string) => readFileSync(path.join(site.dist, `search/index.json${ending}`));
  expect(String(brotliDecompressSync(copy('.br')))).toBe(text);
  expect(String(gunzipSync(copy('.gz')))).toBe(text);
  const server = await listen(serveSite(site.dist));
  onTestFinished(server.stop);
  const response = await fetch(`${server.url}/search/index.json`, { headers: { 'accept-encoding': 'br' } });
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const servers = deployFiles(site.site, site.redirects, site.dist);
  expect(Object.values(servers).every((config) => config.includes('application/json'))).toBe(true);
});
