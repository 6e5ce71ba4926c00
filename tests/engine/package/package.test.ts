import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import { type InstalledEngine, installEngine, run, type SiteServer, serve } from './installed-engine.ts';

// The short form of package.full.test.ts: the packed file alone makes a site, which starts, checks and receives a message.

// Several seconds each, and minutes on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let engine: InstalledEngine;
let site = '';
let server: SiteServer | undefined;

beforeAll(async () => {
  engine = await installEngine();
  site = path.join(engine.folder, 'museum');
});
afterAll(async () => {
  await server?.stop();
  engine.dispose();
});

test('the package has modules with types, and no tests, fixtures or benchmarks', () => {
  const { files } = engine;
  for (const file of ['src/ui/Card.js', 'src/ui/Card.d.ts', 'scripts/run.mjs', 'schemas/page.schema.json'])
    expect(files).toContain(file);
  const others = files.filter((file) => /\.test\.|fixtures|scripts\/bench|^content\/|^src\/site/.test(file));
  expect(others).toEqual([]);
  // A site reads declarations; the Edge Function is deployed as it is.
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  expect(sources.filter((file) => !/^(?:starter|supabase\/functions)\//.test(file))).toEqual([]);
});

test('documents and messages name documents that a site has', async () => {
  const read = (file: string) =>
    readFileSync(path.join(engine.folder, 'node_modules/@json-site/engine', file), 'utf8');
  const documents = engine.files.filter((file) => file.endsWith('.md'));
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(((?:[\w-]+\/)*[\w-]+\.md)/g)].map(([, to = '']) =>
      path.join(path.dirname(file), to),
    ),
  );
  expect(links.filter((file) => !engine.files.includes(file))).toEqual([]);
  const messages = engine.files
    .filter((file) => /^(?:src|scripts)\/(?!generate\/).+\.js$/.test(file))
    .flatMap((file) => read(file).match(/^(?!\s*(?:\/?\*|\/\/)).*docs\/[\w-]+\.md/gm) ?? []);
  const named = messages.map(
    (text) => /(?:node_modules\/@json-site\/engine\/)?docs\/[\w-]+\.md$/.exec(text)?.[0] ?? '',
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(path.join(engine.folder, file)))).toEqual([]);
});

test('init writes fewer than 30 files, which pass the check, and overwrites nothing', async () => {
  const written = await run(engine.folder, 'npx --no-install json-site init museum');
  expect(Number(/Written: (\d+) files/.exec(written)?.[1])).toBeLessThan(30);
  await expect(run(engine.folder, 'npx --no-install json-site init museum')).rejects.toThrow(
    /already has: .+ Nothing was written/,
  );
  expect(await run(site, 'npm run check')).toMatch(/ 0 warnings|Checked\./);
  const launch = await run(site, 'npm run check -- --launch --content').catch(
    (error: Error) => error.message,
  );
  // Each text of the starter that visitors would take for one of the site.
  for (const text of [
    'www.your-site.example',
    'Your site',
    'Your organisation',
    'One sentence that says',
    'Ada Example',
  ])
    expect(launch).toContain(`still contains "${text}`);
});

test('init keeps the scripts of a folder that npm init has begun, and adds its own', async () => {
  const folder = path.join(engine.folder, 'begun');
  mkdirSync(folder);
  await run(folder, 'npm init -y && npm pkg set scripts.lint=mine');
  await run(engine.folder, 'npx --no-install json-site init begun');
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts).toMatchObject({ lint: 'mine', start: 'json-site start', test: 'json-site test' });
});

test('npm test prints its options, and names a wrong one without a stack', async () => {
  expect(await run(site, 'npm test -- --help')).toContain('check, html, pages, site');
  const refused = await run(site, 'npm test -- --parts html').catch((error: Error) => error.message);
  expect(refused).toMatch(/Unknown option '--parts'[\s\S]+--part <name>/);
  expect(refused).not.toMatch(/^ +at /m);
});

test('start serves pages, the studio and the gallery, and a submission becomes a mail', async () => {
  server = await serve(site, 'start');
  const { url } = server;
  const text = async (at: string) => {
    const response = await fetch(url + at, { headers: { accept: 'text/html' } });
    expect(response.status, at).toBe(200);
    return response.text();
  };
  expect(await text('/')).toContain('Your new site');
  for (const tool of ['/_studio', '/_gallery']) {
    const modules = [...(await text(tool)).matchAll(/<script type="module" src="([^"]+)"/g)];
    expect(modules.length).toBeGreaterThan(0);
    for (const [, module = ''] of modules) await text(module);
  }
  const row = { name: 'Ann Lee', email: 'ann@example.org', message: 'When are you open?' };
  const { status } = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-client-info': 'form (honeypot=empty; seconds=40)',
    },
    body: JSON.stringify(row),
  });
  expect(status).toBe(201);
  await expect.poll(() => text('/_mail'), { timeout: 20_000 }).toContain('new contact submission');
});
