import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../content/root.ts';
import { serveSite } from '../prerender/hosting/serve-site.ts';

/** The finished build. */
export const DIST = path.join(ROOT, 'dist');

/** Serves a build with the headers that a host sends. */
export async function serveDist(dist = DIST): Promise<{ origin: string; close: () => void }> {
  const server = createServer(serveSite(dist));
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
