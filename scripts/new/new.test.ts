import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { replaceBySecondSite, SECOND_SITE } from '../../tests/support/replace-site.ts';
import { checkTables } from '../backend/tables/check-tables.ts';
import { compileProject, loadContent } from '../content/load-content.ts';
import { ROOT } from '../content/project.ts';
import { make } from './make.ts';
import { timestamp } from './migration.ts';
import { askMissing, readRequest } from './request.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const folder of [
    'content',
    'schemas',
    'src/blocks',
    'src/generated',
    'src/ui',
    'supabase/migrations',
  ]) {
    mkdirSync(path.join(root, folder), { recursive: true });
    cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  replaceBySecondSite(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const errors = () => {
  const { diagnostics } = compileProject(root);
  return formatDiagnostics(diagnostics.filter(({ severity }) => severity === 'error'));
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const DAY = { type: 'string', format: 'date' };
const VISIT = {
  type: 'object',
  required: ['visitors'],
  properties: {
    visitors: { type: 'integer', title: 'Number of visitors', minimum: 1, maximum: 40 },
    member: { type: 'boolean' },
    children: {
      type: 'array',
      items: { type: 'object', required: ['age'], properties: { age: { type: 'integer', minimum: 0 } } },
    },
  },
  dependencies: { member: { required: ['cardNumber'], properties: { cardNumber: { type: 'string' } } } },
};

function schemaFile(schema: object): string {
  const file = path.join(root, 'visit-source.json');
  writeFileSync(file, JSON.stringify(schema, null, 2));
  return file;
}

const tableErrors = async () =>
  (await checkTables(root, loadContent(root)))
    .filter(({ message }) => message.includes('visit'))
    .map(({ message }) => message);

/** Returns the written files that the formatter would change. */
function unformatted(message: string): string[] {
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const files = [
    ...message.matchAll(/^ {2}((?!src\/generated|schemas\/block)\S+\.(?:json|tsx?|css))$/gm),
  ].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  return files.filter((file) => {
    const args = [biome, 'format', `--stdin-file-path=${file}`];
    return (
      spawnSync(process.execPath, args, { cwd: ROOT, input: read(file), encoding: 'utf8' }).stdout !==
      read(file)
    );
  });
}

describe('page', () => {
  test('passes the check and lists the next steps', async () => {
    const message = await make({ kind: 'page', name: '/courses/new-one' }, root);
    expect(message).toContain('Written:\n  content/pages/courses/new-one.json');
    expect(message).toContain('show it automatically');
    expect(unformatted(message)).toEqual([]);
    expect(errors()).toBe('');
    const { pages } = compileProject(root);
    expect(pages.find((page) => page.path === '/courses/new-one')?.title).toBe('New one');
  });
  test('warns that nothing links to it', async () => {
    expect(await make({ kind: 'page', name: 'new-one' }, root)).toContain('orphan-page');
  });
  test('does not overwrite an existing one', async () => {
    const before = read('content/pages/prices.json');
    await expect(make({ kind: 'page', name: '/prices' }, root)).rejects.toThrow(
      'content/pages/prices.json is already the page /prices',
    );
    await expect(make({ kind: 'page', name: '/courses/' }, root)).rejects.toThrow(
      'is already the page /courses',
    );
    expect(read('content/pages/prices.json')).toBe(before);
  });
  test('rejects an invalid address and suggests a valid one', async () => {
    await expect(make({ kind: 'page', name: '/My Page.html' }, root)).rejects.toThrow(
      'Try: npm run new page /my-page',
    );
    await expect(make({ kind: 'page', name: '../../etc' }, root)).rejects.toThrow('cannot be an address');
    await expect(make({ kind: 'page', name: undefined }, root)).rejects.toThrow('The page needs an address');
  });
});

describe('the command line', () => {
  test('sets title and description', async () => {
    const request = readRequest([
      'page',
      '/courses/new-one',
      '--title',
      'Brand new',
      '--description',
      'For all.',
    ]);
    await make(request, root);
    const page = JSON.parse(read('content/pages/courses/new-one.json')) as object;
    expect(page).toMatchObject({ title: 'Brand new', description: 'For all.' });
    await make(readRequest(['block', 'price-table', '--description=What it costs.']), root);
    const schema = JSON.parse(read('src/blocks/price-table/block.schema.json')) as object;
    expect(schema).toMatchObject({ description: 'What it costs.' });
  });
  test('rejects unknown options and extra arguments', () => {
    expect(() => readRequest(['page', '/a', '--titel', 'x'])).toThrow("Unknown option '--titel'");
    expect(() => readRequest(['page', '/a', 'Brand', 'new'])).toThrow('in "quotes"');
  });
  test('asks for a missing kind and name in a terminal', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const stdout = new PassThrough();
    const asked: string[] = [];
    const answers = ['site', 'page', '', '/new-one'];
    stdout.on('data', (chunk: Buffer) => {
      if (!/[?:] $/.test(chunk.toString())) return;
      asked.push(chunk.toString());
      stdin.write(`${answers[asked.length - 1]}\n`);
    });
    const terminal = { stdin, stdout } as unknown as NodeJS.Process;
    expect(await askMissing(readRequest([]), terminal)).toEqual({ kind: 'page', name: '/new-one' });
    expect(asked).toHaveLength(4);
    expect(asked[2]).toContain('for example /courses/first-aid');
  });
  test('does not ask without a terminal', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: false });
    const terminal = { stdin, stdout: new PassThrough() } as unknown as NodeJS.Process;
    expect(await askMissing({ kind: 'page', name: undefined }, terminal)).toEqual({
      kind: 'page',
      name: undefined,
    });
  });
});

describe('block', () => {
  test('is ready to use on a page', async () => {
    const message = await make({ kind: 'block', name: 'price-table' }, root);
    expect(message).toContain('src/blocks/price-table/PriceTable.tsx');
    expect(unformatted(message)).toEqual([]);
    expect(read('src/generated/registry.ts')).toContain("'price-table': PriceTable");
    const page = JSON.parse(read('content/pages/prices.json')) as { blocks: object[] };
    page.blocks.push({ type: 'price-table', text: 'Free.' });
    writeFileSync(path.join(root, 'content/pages/prices.json'), JSON.stringify(page));
    expect(errors()).toBe('');
  });
  test('does not overwrite an existing one, and rejects an invalid name', async () => {
    await expect(make({ kind: 'block', name: 'hero' }, root)).rejects.toThrow(
      'src/blocks/hero/ already exists',
    );
    await expect(make({ kind: 'block', name: 'PriceTable' }, root)).rejects.toThrow(
      'Try: npm run new block price-table',
    );
    await expect(make({ kind: 'block', name: '../x' }, root)).rejects.toThrow(
      'cannot be the name of a block',
    );
  });
});

describe('record', () => {
  const KEEPERS = {
    title: 'Keeper',
    type: 'object',
    required: ['role', 'photo', 'joined', 'days', 'shift', 'links'],
    properties: {
      name: { type: 'string', maxLength: 40 },
      role: { type: 'string', minLength: 30, maxLength: 60 },
      photo: { type: 'string', means: 'media' },
      joined: { type: 'string', format: 'date' },
      days: { type: 'integer', minimum: 1 },
      shift: { enum: ['early', 'late'] },
      links: { type: 'array', minItems: 2, items: { type: 'string', means: 'link' } },
      knows: { type: 'string', means: 'record:keepers' },
    },
  };
  beforeEach(() =>
    writeFileSync(path.join(root, 'schemas/records/keepers.schema.json'), JSON.stringify(KEEPERS)),
  );

  test('has what its schema requires, and passes the check', async () => {
    const message = await make({ kind: 'record', name: 'keepers', id: 'ada-lovelace' }, root);
    expect(JSON.parse(read('content/keepers/ada-lovelace.json'))).toEqual({
      $schema: '../../schemas/records/keepers.schema.json',
      name: 'Ada lovelace',
      role: 'Role to be added..............',
      photo: expect.stringMatching(/\.svg$/),
      joined: expect.any(String),
      days: 1,
      shift: 'early',
      links: ['/', '/'],
    });
    expect(message).toContain('npm run new block keepers -- --records keepers');
    expect(unformatted(message)).toEqual([]);
    expect(errors()).toBe('');
  });
  test.each(readdirSync(path.join(SECOND_SITE, 'schemas/records')).map((file) => file.split('.')[0] ?? ''))(
    'passes the check in the collection %s',
    async (type) => {
      expect(await make({ kind: 'record', name: type }, root)).toContain(`content/${type}/new-`);
      expect(errors()).toBe('');
    },
  );
  test('can be listed by a new block', async () => {
    await make({ kind: 'record', name: 'keepers' }, root);
    const message = await make({ kind: 'block', name: 'rota', records: 'keepers' }, root);
    expect(unformatted(message)).toEqual([]);
    const types = read('src/generated/content-types.ts');
    expect(/keepers: .*/.exec(types)?.[0]).toBe("keepers: Pick<Keeper, 'id' | 'name'>[];");
    const page = JSON.parse(read('content/pages/prices.json')) as { blocks: object[] };
    page.blocks.push({ type: 'rota', keepers: {} });
    writeFileSync(path.join(root, 'content/pages/prices.json'), JSON.stringify(page));
    expect(errors()).toBe('');
    const blocks = compileProject(root).pages.find((one) => one.path === '/prices')?.blocks;
    expect(blocks?.at(-1)).toMatchObject({ keepers: [{ id: 'new-keeper', name: 'New keeper' }] });
  });
  test('is not written for an unknown collection, for a form, and for a name that is no id', async () => {
    const record = (name: string, id = 'one') => make({ kind: 'record', name, id }, root);
    await expect(record('kepers')).rejects.toThrow('no collection "kepers". Did you mean "keepers"?');
    await expect(record('forms')).rejects.toThrow('npm run new form');
    await expect(record('keepers', 'Ada L.json')).rejects.toThrow('Try: npm run new record keepers ada-l');
    await record('keepers');
    await expect(record('keepers')).rejects.toThrow('already exists');
  });
});

describe('form', () => {
  test('passes the check', async () => {
    const message = await make({ kind: 'form', name: 'call-back' }, root);
    expect(message).toContain('schemas/forms/call-back.schema.json');
    expect(message).toContain('_call_back_submissions.sql');
    expect(unformatted(message)).toEqual([]);
    expect(errors()).toBe('');
  });
  test('does not overwrite an existing one', async () => {
    await expect(make({ kind: 'form', name: 'first-evening' }, root)).rejects.toThrow('already exists');
  });
  test('has the latest migration, even if the clock is slow', () => {
    expect(timestamp(['20301231235959_x.sql'], new Date('2026-01-01T00:00:00Z'))).toBe('20301231235960');
  });
  test('has the fields, titles and rules of a JSON Schema that exists', async () => {
    const message = await make({ kind: 'form', name: 'visit', from: schemaFile(VISIT) }, root);
    expect(unformatted(message)).toEqual([]);
    const [migration = ''] = /supabase\/\S+_visit_submissions\.sql/.exec(message) ?? [];
    const sql = read(migration);
    expect(sql).toContain('visitors integer not null');
    expect(sql).toContain('member boolean');
    expect(sql).toContain('card_number');
    expect(sql).toContain('children jsonb');
    expect(await tableErrors()).toEqual([]);
  });
  test('is not written from a schema that no form can show, whose diagnostics are printed at their lines', async () => {
    const file = schemaFile({ type: 'object', properties: { pair: { type: 'array', items: [{}, {}] } } });
    await expect(make({ kind: 'form', name: 'visit', from: file }, root)).rejects.toThrow(
      /visit-source\.json:\d+:\d+ {2}form-schema[\s\S]+Nothing was written/,
    );
    expect(existsSync(path.join(root, 'content/forms/visit.json'))).toBe(false);
  });
});

describe('migration', () => {
  test('is not written while the table fits the form', async () => {
    await make({ kind: 'form', name: 'visit', from: schemaFile(VISIT) }, root);
    expect(await make({ kind: 'migration', name: 'visit' }, root)).toContain('Nothing to do');
  });
  test('brings the table in line with a changed data schema', async () => {
    await make({ kind: 'form', name: 'visit', from: schemaFile(VISIT) }, root);
    const { member: _, ...properties } = VISIT.properties;
    const changed = { type: 'object', properties: { ...properties, visitors: { type: 'string' }, day: DAY } };
    writeFileSync(path.join(root, 'schemas/forms/visit.schema.json'), JSON.stringify(changed));
    expect((await tableErrors()).join()).toContain('does not fit');
    const message = await make({ kind: 'migration', name: 'visit' }, root);
    expect(message).toContain('Column member: its values in stored rows are deleted');
    expect(await tableErrors()).toEqual([]);
  });
  test('names the forms that exist', async () => {
    await expect(make({ kind: 'migration', name: 'nothing' }, root)).rejects.toThrow(
      'every-kind, first-evening',
    );
  });
});

test('an unknown kind prints the usage', async () => {
  await expect(make({ kind: 'site', name: 'x' }, root)).rejects.toThrow('npm run new page <address>');
});
