import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import { OPTIONAL_PACKAGES } from '../../../scripts/content/folders.ts';
import { shellWord } from '../../../scripts/new/shell-word.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { fullTest } from '../../support/full-test.ts';
import {
  type InstalledEngine,
  installEngine,
  run,
  type SiteServer,
  serve,
  shareDatabaseFiles,
} from './installed-engine.ts';

// The short form of package.full.test.ts: the packed file alone makes a site, which starts, checks and receives a
// message.

// Several seconds each, and minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** The names of the optional packages without their scope. */
const OPTIONAL = OPTIONAL_PACKAGES.map((name) => path.basename(name));

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
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(path.join(engine.folder, file)))).toEqual([]);
});

test('init writes at most 30 files, which pass the check, and overwrites nothing', async () => {
  const written = await run(engine.folder, 'npx --no-install json-site init museum');
  expect(Number(/Written: (\d+) files/.exec(written)?.[1])).toBeLessThanOrEqual(30);
  await expect(run(engine.folder, 'npx --no-install json-site init museum')).rejects.toThrow(
    /already has: .+ Nothing was written/,
  );
  shareDatabaseFiles(site);
  expect(await run(site, 'npm run check')).toMatch(/ 0 warnings|Checked\./);
});

fullTest(
  'the check for a launch names each text of the starter that visitors would take for one of the site',
  async () => {
    const launch = await run(site, 'npm run check -- --launch --content').catch(
      (error: Error) => error.message,
    );
    for (const text of [
      'www.your-site.example',
      'Your organisation',
      'A small museum of trades',
      'Ada Example',
    ])
      expect(launch).toContain(`still contains "${text}`);
  },
);

test('a new site has everything that another machine needs, and its own name', async () => {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const file = 'vendor/json-site-engine-1.0.0.tgz';
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'museum',
    dependencies: { '@json-site/engine': `file:${file}` },
    devDependencies: {
      '@json-site/studio': 'file:vendor/json-site-studio-1.0.0.tgz',
      '@json-site/verify': 'file:vendor/json-site-verify-1.0.0.tgz',
    },
  });
  // The package itself, and git takes it although other settings ignore such files.
  expect((await run(site, `tar -tzf ${file}`)).split('\n').length).toBeGreaterThan(engine.files.length);
  await run(site, 'git init --quiet');
  writeFileSync(path.join(site, '.git/info/exclude'), '*.tgz\n');
  expect(await run(site, 'git status --short --untracked-files=all')).toContain(file);
  expect(read('.github/workflows/ci.yml').match(/(?<=- run: ).+/g)).toEqual([
    'npm ci',
    'npm run check',
    'npm run build',
    'npm test',
  ]);
  expect(
    await run(
      site,
      `git ls-files --others --exclude-standard -z | xargs -0 grep -lF ${shellWord(engine.folder)} || true`,
    ),
  ).toBe('');
  expect(JSON.parse(read('content/site.json')).brand).toMatchObject({
    name: 'Museum',
    nameParts: ['Museum'],
  });
});

/** Folders in which no site can be; a quick run tries the first. */
const NO_FOLDERS: [what: string, name: string, line: RegExp][] = [
  ['a file as a folder', 'package.json/museum', /^The site cannot be written: ENOTDIR: .+$/],
  ['a name that no folder can have', 'n'.repeat(300), /^The site cannot be written: ENAMETOOLONG: .+$/],
  [
    'a path that the build cannot read',
    'a#b',
    /^.+a#b has "#" in its path, which the build cannot read\..+$/,
  ],
];

test.each(NO_FOLDERS.slice(0, IS_FULL_RUN ? undefined : 1))(
  'init refuses %s in one line',
  async (_, name, line) => {
    const refused = await run(engine.folder, `node_modules/.bin/json-site init '${name}'`).catch(
      (error: Error) => error.message.trim().split('\n').slice(1),
    );
    expect(refused).toEqual([expect.stringMatching(line)]);
  },
);

fullTest(
  'init keeps the scripts and the engine of a folder that npm init has begun, and adds its own',
  async () => {
    const folder = path.join(engine.folder, "it's begun");
    mkdirSync(folder);
    await run(folder, 'npm init -y && npm pkg set scripts.lint=mine dependencies.@json-site/engine=^1.0.0');
    const written = await run(engine.folder, `node_modules/.bin/json-site init "it's begun"`);
    // A person pastes the line into a shell.
    expect(written).toContain("  cd 'it'\\''s begun'\n");
    const { scripts, dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
      dependencies: object;
    };
    expect(dependencies).toEqual({ '@json-site/engine': '^1.0.0' });
    expect(scripts).toMatchObject({ lint: 'mine', start: 'json-site start', test: 'json-site test' });
  },
);

fullTest('npm test prints its options, and names a wrong one without a stack', async () => {
  const refused = await run(site, 'npm test -- --parts html').catch((error: Error) => error.message);
  expect(refused).toMatch(/Unknown option '--parts'[\s\S]+--part <name>.+check, html, pages, site/);
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
  expect(await text('/')).toMatch(/<h1[^>]*>Museum</);
  for (const tool of ['/_studio', '/_gallery']) {
    const modules = parse(await text(tool)).querySelectorAll('script[type="module"][src]');
    expect(modules.length).toBeGreaterThan(0);
    // The parser reads entities: an address of a folder may have them.
    for (const module of modules) await text(module.getAttribute('src') ?? '');
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
  await expect.poll(() => text('/_mail'), { timeout: 20_000 }).toContain('We have received your message');
});

fullTest('a CSV file says that it is UTF-8, which Excel needs, and a pipe has the lines alone', async () => {
  const csv = 'npm run --silent submissions -- --form contact --csv';
  await run(site, `${csv} --out contact.csv`);
  const file = readFileSync(path.join(site, 'contact.csv'), 'utf8');
  expect(file).toMatch(
    /^\ufeffid,created_at,name,email,message,delivery,submission_reference\r\n.+,Ann Lee,/,
  );
  expect(await run(site, csv)).toBe(file.slice(1));
  await run(site, `${csv} --state quarantined --out empty.csv`);
  expect(readFileSync(path.join(site, 'empty.csv'), 'utf8')).toBe(file.slice(0, file.indexOf('\n') + 1));
});

test('a site without the optional packages checks and builds, and each says how to add it', async () => {
  await server?.stop();
  const modules = path.join(engine.folder, 'node_modules/@json-site');
  for (const name of OPTIONAL) renameSync(path.join(modules, name), path.join(engine.folder, `not-${name}`));
  await run(
    engine.folder,
    `npx --no-install json-site init library --look linen --without ${OPTIONAL.join()}`,
  );
  const folder = path.join(engine.folder, 'library');
  // The theme is another one with its art, and the picture of the previews is that of the new site.
  const theme = readFileSync(path.join(folder, 'content/theme.json'), 'utf8');
  expect(JSON.parse(theme)).toMatchObject({
    header: { layout: 'centred' },
    art: { hero: { pattern: 'weave' }, previews: { picture: 'workbench.svg' } },
  });
  shareDatabaseFiles(folder);
  // The forms are the same. An empty database takes seconds.
  renameSync(path.join(site, '.cache/backend'), path.join(folder, '.cache/backend'));
  expect(readdirSync(path.join(folder, 'vendor'))).toEqual(['json-site-engine-1.0.0.tgz']);
  expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).not.toMatch(
    /json-site\/(?:studio|studio-server|verify|import|mcp)"/,
  );
  if (IS_FULL_RUN) expect(await run(folder, 'npm run check')).toContain('Checked.');
  await run(folder, 'npm run build');
  expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
  await expect(run(folder, 'npm run verify')).rejects.toThrow(
    /no @json-site\/verify, .+ optional[\s\S]+npm install --save-dev \.\/vendor\/json-site-verify-1\.0\.0\.tgz/,
  );
  await expect(run(folder, 'npm run import')).rejects.toThrow(/no @json-site\/import, .+ optional/);
  if (!IS_FULL_RUN) return;
  server = await serve(folder, 'start');
  const studio = await fetch(`${server.url}/_studio`);
  expect(await studio.text()).toContain('npm install --save-dev @json-site/studio@1.0.0');
});

const WRONG_OPTIONS = [
  'museum --look velvet',
  'museum --without engine',
  'museum --with studio',
  '--without studio',
];

test.each(WRONG_OPTIONS.slice(0, IS_FULL_RUN ? undefined : 1))(
  'init refuses %s in one line',
  async (options) => {
    const refused = await run(engine.folder, `node_modules/.bin/json-site init ${options}`).catch(
      (error: Error) => error.message.trim().split('\n').slice(1),
    );
    expect(refused).toEqual([expect.stringMatching(/--(?:look|without)/)]);
  },
);
