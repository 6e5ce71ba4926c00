import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtFiles } from '../../../scripts/bench/baseline/built-files.ts';
import { ROOT } from '../../../scripts/root.ts';
import { freePort } from '../../../scripts/test/own-server.ts';
import { browserArguments, requireBrowser } from '../../../scripts/test/programs/browser.ts';
import { builtMainSite, filesOfSite, MAIN_SITE } from '../../../scripts/test/site-copy.ts';
import { formatJson } from '../../../src/compiler/source/format-json.ts';
import { runOnTheDayOf } from '../../support/on-the-day-of.ts';
import { FOREIGN_FORMS, readForeignSchema } from '../support/foreign-forms.ts';
import { type InstalledEngine, installEngine, run, type SiteServer, serve } from './installed-engine.ts';
import { startOrchestra } from './orchestra.ts';

// Each test is a step, in the order in which somebody starts a site. npx vitest run --reporter=verbose prints them.

// Builds and databases of several sites, on two busy cores.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

let engine: InstalledEngine;
let site = '';
let browser: Browser;
const servers: SiteServer[] = [];

beforeAll(async () => {
  engine = await installEngine();
  site = path.join(engine.folder, 'museum');
  browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments() });
});
afterAll(async () => {
  await browser.close();
  for (const server of servers) await server.stop();
  engine.dispose();
});

const start = async (folder: string, command: 'start' | 'preview') => {
  const server = await serve(folder, command);
  servers.push(server);
  return server;
};

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const change = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(path.join(site, file), read(file).replace(from, to));
};
const addBlock = (page: string, block: object) => {
  const file = `content/pages/${page}.json`;
  const content = JSON.parse(read(file)) as { blocks: object[] };
  writeFileSync(path.join(site, file), formatJson({ ...content, blocks: [...content.blocks, block] }));
};

/** Sends the form of a page, and opens the mail that it becomes. `shown`: what the form shows meanwhile. */
async function sendForm(url: string, name: string, shown = ''): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${url}/contact`);
  const form = page.locator('#form-contact');
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email address').fill('ann@example.org');
  await form.getByLabel('Your message').fill('When are you open on Sundays?');
  await form.getByText(shown).first().waitFor();
  // A submission within three seconds is quarantined.
  await page.waitForFunction(() => performance.now() > 4000);
  await form.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We have stored your message').waitFor();
  await page.goto(`${url}/_mail`);
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.locator('body').textContent();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toContain(name);
  expect(errors).toEqual([]);
  await page.close();
}

/**
 * The minifier chose other names for some modules: then it imports by other names, and lists chunks in another order.
 */
const withoutNames = (text = '') =>
  text
    // Its licence is in every site that has the engine from a package. The repository is the engine.
    .replace(/^## @json-site\/engine - [\s\S]*?(?=^## )/m, '')
    .replaceAll('_ as _', '_')
    .replace(/(?<=__vite__mapDeps\(\[)[\d,]+/g, (chunks) => chunks.split(',').sort().join());

test('init', async () => {
  await run(engine.folder, 'npx --no-install json-site init museum');
});

test('start: the site, the studio, the gallery, a form and its mail', async () => {
  const { url, stop } = await start(site, 'start');
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: 'Museum' }).waitFor();
  await page.goto(`${url}/_studio`);
  await page.getByRole('button', { name: 'Contact us' }).first().waitFor();
  await page.goto(`${url}/_gallery`);
  await page.getByRole('heading', { name: 'records' }).first().waitFor();
  await page.close();
  await sendForm(url, 'Ann Lee');
  await stop();
});

test('a collection, and a block that lists it', async () => {
  const schema = JSON.parse(read('schemas/records/people.schema.json')) as object;
  mkdirSync(path.join(site, 'schemas/records'), { recursive: true });
  writeFileSync(
    path.join(site, 'schemas/records/rooms.schema.json'),
    formatJson({ ...schema, title: 'Room', description: 'A room: a record in content/rooms/.' }),
  );
  await run(site, 'npm run new record rooms blue-room');
  await run(site, 'npm run new block room-list -- --records rooms');
  addBlock('people', { type: 'room-list', rooms: {} });
});

test('a block', async () => {
  await run(site, 'npm run new block pull-quote');
  addBlock('index', { type: 'pull-quote', heading: 'Said about us', text: 'A quiet place.' });
});

/** A widget and a meaning as docs/package.md describes them. */
const WIDGET = `import type { ControlProps } from '@json-site/engine/src/forms/types.ts';
import { controlProps } from '@json-site/engine/src/forms/widgets/control-props.ts';

export function CountedText(props: ControlProps) {
  const { id, name, required, attributes, onChange } = controlProps(props);
  const text = String(props.value ?? '');
  return (
    <>
      <textarea
        id={id}
        name={name}
        required={required}
        value={text}
        onChange={onChange}
        {...attributes.input}
      />
      <p>{text.length} characters</p>
    </>
  );
}
`;
const documentedMeaning = () =>
  /```ts\n(import type { MeaningContext }[\s\S]+?)```/.exec(
    readFileSync(path.join(ROOT, 'docs/package.md'), 'utf8'),
  )?.[1] ?? '';

test('a widget and a meaning of the site', async () => {
  const folder = path.join(site, 'src/site/widgets/counted-text');
  for (const one of [folder, path.join(site, 'src/site/meanings')]) mkdirSync(one, { recursive: true });
  writeFileSync(path.join(folder, 'widget.json'), formatJson({ like: 'textarea' }));
  writeFileSync(path.join(folder, 'CountedText.tsx'), WIDGET);
  change('content/forms/contact.json', '"textarea"', '"counted-text"');
  writeFileSync(path.join(site, 'src/site/meanings/week-day.ts'), documentedMeaning());
  await run(site, 'npm run new block open-day');
  const block = path.join(site, 'src/site/blocks/open-day');
  const property = {
    type: 'string',
    means: 'week-day',
    title: 'Day',
    description: 'A day, such as "monday".',
  };
  writeFileSync(
    path.join(block, 'block.schema.json'),
    formatJson({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Open day',
      description: 'A day of the week.',
      type: 'object',
      additionalProperties: false,
      required: ['day'],
      properties: { day: property },
      examples: [{ type: 'open-day', day: 'monday' }],
    }),
  );
  writeFileSync(
    path.join(block, 'OpenDay.tsx'),
    `import type { OpenDayBlock } from '../../generated/content-types.ts';

export function OpenDay({ day }: OpenDayBlock) {
  return <p>{day.toUpperCase()}</p>;
}
`,
  );
  addBlock('index', { type: 'open-day', day: 'sonday' });
  await expect(run(site, 'npm run check')).rejects.toThrow(
    /is "sonday"; there is no such day\.\s+Write one of: monday/,
  );
  change('content/pages/index.json', '"sonday"', '"sunday"');
});

test('a form of a JSON Schema', async () => {
  const schema = readForeignSchema(FOREIGN_FORMS[0] ?? '').path;
  await run(site, `npm run new form visit -- --from ${JSON.stringify(schema)}`);
  addBlock('contact', { type: 'form', id: 'visit', form: 'visit' });
});

test('a page, a form, and records of an old site', async () => {
  await run(site, 'npm run new page /visit/groups');
  await run(site, 'npm run new form feedback');
  writeFileSync(
    path.join(engine.folder, 'events.csv'),
    'Title,Date\nHarvest fair,2031-09-12\nCarols,2031-12-20\n',
  );
  expect(await run(site, 'npm run import -- ../events.csv')).toContain(
    'Imported 2 records into content/events/',
  );
  await run(site, 'npm run generate');
});

test('a theme', () => {
  change('content/theme.json', '"accent": "#1f4f8f"', '"accent": "#14532d"');
});

test('check', async () => {
  expect(await run(site, 'npm run check')).toContain('Checked.');
});

test('test', async () => {
  expect(await run(site, `E2E_PORT=${await freePort()} npm test`)).toMatch(/\d+ passed, 0 failed/);
});

test('build and preview', async () => {
  await run(site, 'npm run build');
  expect(read('dist/index.html')).toContain('A quiet place.');
  expect(read('dist/index.html')).toContain('<p>SUNDAY</p>');
  expect(read('dist/people.html')).toContain('data-block="room-list"');
  expect(readdirSync(path.join(site, 'dist')).length).toBeGreaterThan(5);
  const { url, stop } = await start(site, 'preview');
  await sendForm(url, 'Ben Lee', '29 characters');
  expect(await run(site, 'npm run submissions')).toContain('Ben Lee');
  await stop();
});

test('two sites of one engine have their own database, port and cache', async () => {
  await run(engine.folder, 'npx --no-install json-site init library');
  const library = path.join(engine.folder, 'library');
  const [one, other] = await Promise.all([start(site, 'start'), start(library, 'start')]);
  expect(one.url).not.toBe(other.url);
  await sendForm(other.url, 'Only Here');
  expect(await run(library, 'npm run submissions')).toContain('Only Here');
  expect(await run(site, 'npm run submissions')).not.toContain('Only Here');
  for (const folder of [site, library])
    expect(readdirSync(path.join(folder, '.cache'))).toEqual(expect.arrayContaining(['backend', 'vite']));
  await Promise.all([one.stop(), other.stop()]);
});

test('an orchestra has its site in two languages without a line of code', async () => {
  const folder = await startOrchestra(engine);
  expect(await run(folder, `E2E_PORT=${await freePort()} npm test`)).toMatch(/\d+ passed, 0 failed/);
  // Also with what the tests have written.
  expect(await run(folder, 'npm run check')).toContain('Checked.');
  const policy = readFileSync(path.join(folder, 'dist/_headers'), 'utf8');
  const origins = policy.match(/https:\/\/[\w.-]+/g);
  expect(new Set(origins)).toEqual(new Set(['https://maps.rhosvalley.example']));
});

test('the files of the main site build the same with the packed engine', async () => {
  const folder = path.join(engine.folder, 'first');
  await run(engine.folder, 'npx --no-install json-site init first');
  const folders = ['content', 'schemas', 'src', 'supabase', 'tests/site'];
  for (const name of folders) await run(folder, `rm -rf ${name}`);
  for (const file of filesOfSite(MAIN_SITE)) cpSync(path.join(MAIN_SITE, file), path.join(folder, file));
  await run(folder, 'npm run generate');
  expect(await run(folder, 'npm run check -- --content')).toContain('Checked');
  const main = await builtMainSite();
  runOnTheDayOf(main);
  await run(folder, 'npm run build');
  vi.unstubAllEnvs();
  const [own, installed] = [builtFiles(main), builtFiles(folder)];
  expect(Object.keys(installed)).toEqual(Object.keys(own));
  const different = Object.keys(own).filter(
    (file) => withoutNames(own[file]) !== withoutNames(installed[file]),
  );
  expect(different).toEqual([]);
});
