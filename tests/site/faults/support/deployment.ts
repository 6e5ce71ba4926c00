import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from '../../../../scripts/content/project.ts';
import { serveSite } from '../../../../scripts/prerender/hosting/serve-site.ts';

/** A copy of the finished site on a server of its own, to be deployed anew and to lose files. */
export interface Deployment {
  origin: string;
  /** Gives the build another name and every file of code another name, as changed code has. */
  deployAnew: () => void;
  /** Takes away every file of the copy whose path matches. */
  lose: (pattern: RegExp) => void;
  dispose: () => Promise<void>;
}

/** The name that Vite gives a file of code: what it is, and a hash. */
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

/** Headers that belong to one connection and not to the request. */
const OF_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding', 'origin', 'referer'];

async function passOn(backend: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).filter(([name]) => !OF_CONNECTION.includes(name));
  const body = await buffer(request);
  const answer = await fetch(`${backend}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)]),
    ...(body.length > 0 && { body }),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
}

/** Serves a copy of `dist/`; what is sent goes to the backend of the site under test. */
export async function startDeployment(backend: string): Promise<Deployment> {
  const dist = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  cpSync(path.join(ROOT, 'dist'), dist, { recursive: true });
  const lose = (pattern: RegExp) => {
    for (const file of filesOf(dist)) if (pattern.test(file)) rmSync(file);
  };
  // What is changed below must not go on as it was in a compressed copy.
  lose(/\.(br|gz)$/);

  const assets = path.join(dist, 'assets');

  /** The policy allows the scripts that stand in the page by the hashes of their text. */
  function inlineSources(): string[] {
    const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
    return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
  }

  function deployAnew(): void {
    const before = inlineSources();
    const code = readdirSync(assets).flatMap((name) => {
      const [, stem] = CODE.exec(name) ?? [];
      return stem ? [{ name, anew: `${stem}-newbuild.js` }] : [];
    });
    for (const { name, anew } of code) renameSync(path.join(assets, name), path.join(assets, anew));
    const texts = filesOf(dist).filter((file) => /\.(html|js|json)$/.test(file));
    for (const file of texts)
      rewrite(file, (text) =>
        code
          .reduce((old, { name, anew }) => old.replaceAll(name, anew), text)
          .replace(/("build":|data-build=)"[^"]*"/g, '$1"anew"'),
      );
    const after = inlineSources();
    rewrite(path.join(dist, '_headers'), (text) =>
      before.reduce((policy, source, index) => policy.replace(source, after[index] ?? source), text),
    );
  }

  const site = serveSite(dist);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/rest/')) return void passOn(backend, request, response);
    site(request as Parameters<typeof site>[0], response, () => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    deployAnew,
    lose,
    dispose: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
