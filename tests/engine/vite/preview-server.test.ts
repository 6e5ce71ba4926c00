import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLogger, type PreviewServer, preview as startPreview } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backendPlugin } from '../../../scripts/backend/backend-plugin.ts';
import { preview } from '../../../scripts/build/vite/preview.ts';
import { settings } from '../../../scripts/build/vite/settings.ts';
import { SITE } from '../../../scripts/root.ts';
import { copyPreparedDatabase } from '../../../scripts/test/prepared-database.ts';
import { devTools } from '../../../src/dev/server/dev-tools.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { statusOf, UNREADABLE_TARGETS, WEB_SOCKET } from './raw-request.ts';

const root = temporaryFolder(afterAll);
const data = path.join(root, 'database');
const printed: string[] = [];
let server: PreviewServer;
let url = '';

beforeAll(async () => {
  vi.stubEnv('BACKEND_DATA', data);
  await copyPreparedDatabase(data);
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/404.html'), 'Not found');
  writeFileSync(path.join(root, 'dist/_headers'), '/*\n  X-Site: yes\n');
  mkdirSync(path.join(data, 'mail'));
  writeFileSync(path.join(data, 'mail/empty.json'), '');
  server = await startPreview({
    configFile: false,
    root,
    preview: { port: 0 },
    plugins: [settings(SITE, devTools()), backendPlugin(SITE), preview(devTools())],
    customLogger: { ...createLogger('silent'), info: (message) => printed.push(message) },
  });
  url = server.resolvedUrls?.local[0] ?? '';
}, 60_000);
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

test('serves the mailbox, and prints its address', async () => {
  server.printUrls();
  const address = `${url}_mail`;
  const printedAddress = () => /http\S+_mail/.exec(printed.join('\n'))?.[0];
  // The database has to start first.
  await vi.waitFor(() => expect(printedAddress()).toBe(address), { timeout: 30_000 });
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<li>empty.json</li>');
});

test('lets no page of another origin read the mailbox', async () => {
  const headers = {
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'cors',
  };
  const response = await fetch(`${url}_mail`, { headers });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('serves the site under every other address', async () => {
  const response = await fetch(`${url}_mail/other`);
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
});

test('answers a target that no URL parser reads with 400, and goes on', async () => {
  const port = Number(new URL(url).port);
  for (const target of UNREADABLE_TARGETS) {
    expect(await statusOf(port, target), target).toBe(400);
    expect(await statusOf(port, target, WEB_SOCKET), target).toBe(400);
  }
  expect(await statusOf(port, `http://localhost:${port}/404?a=b`)).toBe(404);
  expect(await statusOf(port, '*')).toBe(404);
});
