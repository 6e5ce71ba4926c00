import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import type { Backend } from '../../../scripts/backend/types.ts';
import { compileProject } from '../../../scripts/content/load-content.ts';
import type { ProgramResult } from '../../../scripts/content/output-of.ts';
import { make } from '../../../scripts/new/make.ts';
import { startPreparedBackend } from '../../../scripts/test/prepared-database.ts';
import { copySite, runNodeIn, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import type { Compiled } from '../../../src/compiler/types.ts';
import { toRow } from '../../../src/forms/submit/row.ts';
import { cleanText } from '../../../src/forms/values/clean.ts';
import type { Form } from '../../../src/model/content-types.ts';
import type { PageLink } from '../../../src/model/model.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { NEW_BLOCK, NEW_INDUSTRY } from '../support/additions.ts';

// The tests add a page, a block and a form to one copy of the site, which is built once.

const TSC = 'node_modules/typescript/bin/tsc';
const ABOUT = 'content/pages/about.json';
const CONTACT = 'content/pages/contact.json';
/** HTML in a content text. The page must show it as text. */
const MARKUP = '<img src=x onerror=alert(1)>';

let copy: WorkingCopy;
let compiled: Compiled;
let build: ProgramResult;

beforeAll(async () => {
  copy = await copySite();
  copy.write(NEW_INDUSTRY.file, NEW_INDUSTRY.text);
  copy.write(NEW_BLOCK.schemaFile, NEW_BLOCK.schema);
  copy.write(NEW_BLOCK.componentFile, NEW_BLOCK.component);
  copy.replace(ABOUT, 'A half-formed question', `${MARKUP} A half-formed question`);
  const about = JSON.parse(copy.read(ABOUT)) as { blocks: unknown[] };
  about.blocks.splice(2, 0, { type: 'pull-quote', words: 'It just works & stays.' });
  copy.write(ABOUT, JSON.stringify(about));
  await make({ kind: 'form', name: 'visit' }, copy.root);
  const contact = JSON.parse(copy.read(CONTACT)) as { blocks: { type: string }[] };
  Object.assign(contact.blocks.find(({ type }) => type === 'form') ?? {}, { form: 'visit' });
  copy.write(CONTACT, JSON.stringify(contact));
  compiled = compileProject(copy.root);
  build = await copy.run('build');
}, 240_000);
afterAll(() => copy.dispose());

test('the content compiles, with a warning about the HTML in a text', () => {
  expect(compiled.diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    'markup-in-text warning',
  ]);
});

test('the build succeeds', () => {
  expect(build.output).toContain('pages into dist/');
  expect(build.status).toBe(0);
});

test('the page escapes HTML in a text', () => {
  expect(copy.read('dist/about.html')).not.toContain('<img src=x');
  expect(copy.read('dist/about.html')).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

describe('a new file in content/pages/industries/', () => {
  function listedOn(path: string): PageLink[] {
    const blocks = compiled.pages.find((page) => page.path === path)?.blocks ?? [];
    return blocks.flatMap((block) => (block.type === 'page-cards' ? block.pages : []));
  }

  test('creates a page', () => {
    expect(compiled.pages.find(({ path }) => path === NEW_INDUSTRY.route)?.title).toBe(NEW_INDUSTRY.title);
  });

  test('appears in the header as the last page of its section', () => {
    const lists = compiled.site?.header.menus.map(({ pages = [] }) => pages.map(({ path }) => path)) ?? [];
    expect(lists.flat()).toHaveLength(7);
    expect(lists.flat().at(-1)).toBe(NEW_INDUSTRY.route);
  });

  test.each(['/', '/industries'])('appears with its summary on %s', (path) => {
    expect(listedOn(path)).toHaveLength(7);
    expect(listedOn(path).at(-1)).toMatchObject({
      path: NEW_INDUSTRY.route,
      title: NEW_INDUSTRY.title,
      summary: NEW_INDUSTRY.summary,
    });
  });
});

describe('a third form', () => {
  /** The name starts with a space, which the form removes. */
  const VALUES = { name: ' Ada Brook ', email: 'ada@example.com', message: 'When could we come by?' };
  let backend: Backend | undefined;
  afterAll(() => backend?.close());

  test('appears on its page and has its own loader', () => {
    expect(copy.read('dist/contact.html')).toContain('id="form-visit"');
    expect(copy.read('src/site/generated/forms/loaders.ts')).toContain('"visit": () => import(');
  });

  test('stores a row with the mapped columns', { timeout: 60_000 }, async () => {
    const block = compiled.pages
      .find(({ path }) => path === '/contact')
      ?.blocks.find(({ type }) => type === 'form');
    const form = block?.type === 'form' ? block.form : null;
    expect(form).not.toBeNull();
    const { table } = (form as Form).destination;
    const row = toRow(form as Form, { ...VALUES, name: cleanText(VALUES.name) });
    backend = await startPreparedBackend(copy.root);
    const response = await backend.fetch(
      new Request(`http://localhost/rest/v1/${table}`, {
        method: 'POST',
        headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(row),
      }),
    );
    expect(response.status).toBe(201);
    expect(await backend.query(`select name, email, message from ${table}`)).toEqual([
      { ...VALUES, name: 'Ada Brook' },
    ]);
  });
});

describe('a new folder in src/site/blocks/', () => {
  test('renders on the page that uses it', () => {
    expect(copy.read('dist/about.html')).toContain('<blockquote>It just works &amp; stays.</blockquote>');
  });

  test('appears in the schema for editors', () => {
    expect(copy.read('schemas/block.schema.json')).toContain('"pull-quote"');
  });

  if (IS_FULL_RUN)
    test('passes the type check, and not without its component', async () => {
      const types = await runNodeIn(copy.root, [TSC, '--noEmit']);
      expect(types.output).toBe('');
      expect(types.status).toBe(0);
      copy.remove(NEW_BLOCK.componentFile);
      const without = await runNodeIn(copy.root, [TSC, '--noEmit']);
      expect(without.output).toContain('pull-quote/PullQuote.tsx');
      expect(without.status).not.toBe(0);
    });

  test('causes an error that names it, without its schema', () => {
    copy.remove(NEW_BLOCK.schemaFile);
    const errors = compileProject(copy.root).diagnostics.map(({ message }) => message);
    expect(errors).toContain('src/site/blocks/pull-quote/ has no block.schema.json.');
  });
});
