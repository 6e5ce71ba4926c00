import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serveSite } from '../../../../scripts/build/hosting/serve-site.ts';
import { SITE } from '../../../../scripts/root.ts';
import { addForwardingServer } from '../../../../scripts/test/backend.ts';

/** A copy of the built site on a separate server. Tests redeploy it or remove its files. */
export interface Deployment {
  origin: string;
  /** Renames the build and every code file, as a build of changed code does. */
  redeploy: () => void;
  /** Removes every file of the copy whose path matches. */
  removeFiles: (pattern: RegExp) => void;
  dispose: () => Promise<void>;
}

/** The file name that Vite gives a chunk: its name and a hash. */
const CODE = /^(.+)-[\w-]{8}\.js$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

/** Headers of the connection, which must not be forwarded. */
const CONNECTION_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'origin', 'referer'];

async function forward(backend: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
  const body = await buffer(request);
  const reply = await fetch(`${backend}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)]),
    ...(body.length > 0 && { body }),
  });
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
}

/** Serves a copy of `dist/`. Requests to `/rest/` go to the backend of the site under test. */
export async function startDeployment(backend: string): Promise<Deployment> {
  const dist = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  cpSync(path.join(SITE, 'dist'), dist, { recursive: true });
  const removeFiles = (pattern: RegExp) => {
    for (const file of filesOf(dist)) if (pattern.test(file)) rmSync(file);
  };
  // Compressed copies would still contain the files as they were before the changes below.
  removeFiles(/\.(br|gz)$/);

  const assets = path.join(dist, 'assets');

  /** The hashes of the inline scripts, as the Content Security Policy lists them. */
  function inlineSources(): string[] {
    const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
    return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
  }

  function redeploy(): void {
    const before = inlineSources();
    const code = readdirSync(assets).flatMap((name) => {
      const [, stem] = CODE.exec(name) ?? [];
      return stem ? [{ name, newName: `${stem}-newbuild.js` }] : [];
    });
    for (const { name, newName } of code) renameSync(path.join(assets, name), path.join(assets, newName));
    const texts = filesOf(dist).filter((file) => /\.(html|js|json)$/.test(file));
    for (const file of texts)
      rewrite(file, (text) =>
        code
          .reduce((old, { name, newName }) => old.replaceAll(name, newName), text)
          .replace(/("build":|data-build=)"[^"]*"/g, '$1"newbuild"'),
      );
    const after = inlineSources();
    rewrite(path.join(dist, '_headers'), (text) =>
      before.reduce((policy, source, index) => policy.replace(source, after[index] ?? source), text),
    );
  }

  const site = serveSite(dist);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/rest/')) return void forward(backend, request, response);
    site(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  addForwardingServer(origin, backend);
  return {
    origin,
    redeploy,
    removeFiles,
    dispose: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
