import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatJson } from '../../../src/compiler/source/format-json.ts';
import { packAll, run } from './installed-engine.ts';
import { type Registry, startRegistry } from './registry.ts';

// Each test is a step, in the order in which somebody takes the next version of the engine. npm does what it does with
// any registry: it resolves, downloads and unpacks the engine and all that the engine needs.

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const ENGINE = '@json-site/engine';
/** A migration of the next version, and one of this version, which it replaces. */
const MIGRATION = 'supabase/migrations/20990101000000_next.sql';
const REPLACED = 'supabase/migrations/20261120071000_jobs.sql';
/** Files that a site copies from the engine: the test changes the first one. */
const [OWN, OTHER] = ['supabase/functions/deliver/render.ts', 'supabase/functions/deliver/text.ts'] as const;

/** A page of the site, and what its owner adds: the next version names the list of this block otherwise. */
const PAGE = 'content/pages/visit.json';
const STEPS = {
  type: 'steps',
  heading: 'By train',
  items: [
    { name: 'Leave at the harbour', description: 'The last carriage is nearest to the stairs.' },
    { name: 'Follow the water', description: 'The museum is behind the third bridge.' },
  ],
};

let folder = '';
let site = '';
let registry: Registry;
/** The files of the optional packages. */
let optional: string[] = [];

const inSite = (file: string) => path.join(site, file);
const read = (file: string) => readFileSync(inSite(file), 'utf8');
const npm = (command: string) => run(site, `npm ${command} --prefer-online`);
const append = (file: string, text: string) => writeFileSync(file, `${readFileSync(file, 'utf8')}${text}`);

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Replaces the value of a JSON file. */
function changeJson<Value>(file: string, change: (value: Value) => unknown): void {
  writeFileSync(file, formatJson(change(JSON.parse(readFileSync(file, 'utf8')) as Value)));
}

interface ObjectSchema {
  required: string[];
  properties: Record<string, object>;
  examples: { items: unknown }[];
}

/** Publishes a version in which a block, a document, the rules, the migrations and the Edge Function have changed. */
async function publishNext(): Promise<void> {
  const next = path.join(folder, 'next');
  cpSync(path.join(folder, 'engine'), next, { recursive: true });
  const inNext = (file: string) => path.join(next, file);
  // The engine and the optional packages name each other in the same version.
  replace(inNext('package.json'), '"1.0.0"', '"1.1.0"');
  replace(inNext('src/blocks/steps/Steps.js'), 'intro, items }', 'intro, list: items }');
  changeJson<ObjectSchema>(inNext('src/blocks/steps/block.schema.json'), (schema) => {
    const { items, ...properties } = schema.properties;
    const list = { ...items, formerNames: ['items'] };
    const examples = schema.examples.map(({ items: written, ...others }) => ({ ...others, list: written }));
    return { ...schema, required: ['list'], properties: { ...properties, list }, examples };
  });
  changeJson<ObjectSchema>(inNext('schemas/site.schema.json'), ({ required, properties, ...schema }) => {
    const motto = { type: 'string', title: 'Motto', description: 'What the site promises.' };
    return { ...schema, required: [...required, 'motto'], properties: { ...properties, motto } };
  });
  replace(
    inNext('src/rules/index.js'),
    'ALL_RULES = [',
    `ALL_RULES = [
    {
        code: 'short-motto',
        severity: 'warning',
        *check({ project: { site } }) {
            if (site.value.motto?.length < 9)
                yield { source: site.source, jsonPath: ['motto'], message: 'The motto is short.', hint: 'Say more.' };
        },
    },`,
  );
  rmSync(inNext(REPLACED));
  writeFileSync(inNext(MIGRATION), 'select 1;\n-- Replaces: 20261120071000\n');
  for (const file of [OWN, OTHER]) append(inNext(file), '\n// Of the next version.\n');
  await run(folder, 'npm pack ./next');
  await registry.publish(path.join(folder, 'json-site-engine-1.1.0.tgz'));
  for (const file of optional) await publishNextOptional(file);
}

/** Publishes an optional package for the next version: it works with the engine of the same version only. */
async function publishNextOptional(file: string): Promise<void> {
  const unpacked = mkdtempSync(path.join(folder, 'optional-'));
  await run(folder, `tar -xzf "${file}" --strip-components=1 -C ${JSON.stringify(unpacked)}`);
  // Some need each other, too. npm cannot update packages that ask for one of two versions.
  replace(path.join(unpacked, 'package.json'), '"1.0.0"', '"1.1.0"');
  await run(folder, `npm pack ${JSON.stringify(unpacked)}`);
  await registry.publish(path.join(folder, path.basename(file).replace('1.0.0', '1.1.0')));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgraded-'));
  site = path.join(folder, 'museum');
  registry = await startRegistry(path.join(folder, 'registry'));
  vi.stubEnv('NPM_CONFIG_USERCONFIG', registry.settings);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test('npm create makes a site with a version', async () => {
  const files = await packAll(folder);
  for (const file of files) await registry.publish(file);
  optional = files.slice(1).filter((file) => !file.includes('create-'));
  await run(folder, 'npm create --yes json-site@latest museum');
  expect(JSON.parse(read('package.json')).dependencies).toEqual({ [ENGINE]: '^1.0.0' });
  changeJson<{ blocks: object[] }>(inSite(PAGE), (page) => ({ ...page, blocks: [...page.blocks, STEPS] }));
  expect(await run(site, 'npm run check')).toContain('Checked.');
  append(inSite(OWN), '\n// Ours.\n');
});

test('npm update and npm run generate bring the next version, and print what it asks for', async () => {
  await publishNext();
  await npm('update');
  expect(read(`node_modules/${ENGINE}/package.json`)).toContain('"version": "1.1.0"');
  const printed = await run(site, 'npm run generate');
  expect(printed).toContain(`  ${MIGRATION}\n`);
  // The function understands older tables.
  expect(printed).toMatch(/npx supabase functions deploy deliver[\s\S]+npx supabase db push --include-all/);
  expect(printed).toContain(
    '  npx supabase migration repair --status reverted 20261120071000\n' +
      '  npx supabase migration repair --status applied 20990101000000\n',
  );
  expect(existsSync(inSite(REPLACED))).toBe(false);
  expect(printed).toContain('  schemas/site.schema.json\n');
  expect(printed).toMatch(
    /You have changed these files[\s\S]+render\.ts[\s\S]+-\/\/ Ours\.\n\+\/\/ Of the next/,
  );
  expect(read(OWN)).toContain('// Ours.');
  expect(read(OWN)).not.toContain('// Of the next version.');
  expect(read(OTHER)).toContain('// Of the next version.');
});

test('the check names each content file that the next version does not accept, and corrects what it can', async () => {
  const before = read(PAGE);
  const refused = await run(site, 'npm run check -- --content').catch((error: Error) => error.message);
  expect(refused).toMatch(/content\/pages\/visit\.json:\d+:7 {2}unknown-property/);
  expect(refused).toContain('It is called "list" now.');
  expect(refused).toMatch(/content\/site\.json:1:1 {2}missing-property\n.+"motto"/);
  await run(site, 'npm run check -- --fix').catch(() => undefined);
  expect(read(PAGE)).toBe(before.replace('"items": [', '"list": ['));
  changeJson<object>(inSite('content/site.json'), (value) => ({ ...value, motto: 'Free.' }));
  // The function has texts of the site, which are not written while its content has errors.
  await run(site, 'npm run generate');
  expect(await run(site, 'npm run check')).toMatch(/short-motto \(warning\)[\s\S]+Checked\./);
});

test('the site builds with the next version', async () => {
  await run(site, 'npm run build');
  expect(read('dist/visit.html')).toContain('Leave at the harbour');
});
