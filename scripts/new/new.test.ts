import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import { compileProject } from '../content/load-content.ts';
import { ROOT } from '../content/project.ts';
import { make } from '../new.ts';
import { complete, readWish } from './ask.ts';
import { formMigration } from './migration.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const folder of ['content', 'schemas', 'src/blocks', 'src/generated', 'supabase/migrations']) {
    mkdirSync(path.join(root, folder), { recursive: true });
    cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const errors = () => {
  const { diagnostics } = compileProject(root);
  return formatDiagnostics(diagnostics.filter(({ severity }) => severity === 'error'));
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What was written, where the formatter would write it otherwise. */
function unformatted(told: string): string[] {
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const files = [...told.matchAll(/^ {2}((?!src\/generated|schemas\/block)\S+\.(?:json|tsx?|css))$/gm)].map(
    ([, file = '']) => file,
  );
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
  test('passes the check and says what comes next', async () => {
    const told = await make({ kind: 'page', name: '/industries/new-one' }, root);
    expect(told).toContain('Written:\n  content/pages/industries/new-one.json');
    expect(told).toContain('show it by themselves');
    expect(unformatted(told)).toEqual([]);
    expect(errors()).toBe('');
    const { pages } = compileProject(root);
    expect(pages.find((page) => page.path === '/industries/new-one')?.title).toBe('New one');
  });
  test('warns that nothing leads to it', async () => {
    expect(await make({ kind: 'page', name: 'new-one' }, root)).toContain('orphan-page');
  });
  test('is not written over another', async () => {
    const before = read('content/pages/about.json');
    await expect(make({ kind: 'page', name: '/about' }, root)).rejects.toThrow(
      'content/pages/about.json is the page /about already',
    );
    await expect(make({ kind: 'page', name: '/industries/' }, root)).rejects.toThrow(
      'is the page /industries already',
    );
    expect(read('content/pages/about.json')).toBe(before);
  });
  test('explains a bad address', async () => {
    await expect(make({ kind: 'page', name: '/My Page.html' }, root)).rejects.toThrow(
      'Try: npm run new page /my-page',
    );
    await expect(make({ kind: 'page', name: '../../etc' }, root)).rejects.toThrow('cannot be an address');
    await expect(make({ kind: 'page', name: undefined }, root)).rejects.toThrow('Give the page an address');
  });
});

describe('what is said on the command line', () => {
  test('stands in the files', async () => {
    const wish = readWish([
      'page',
      '/industries/new-one',
      '--title',
      'Brand new',
      '--description',
      'For all.',
    ]);
    await make(wish, root);
    const page = JSON.parse(read('content/pages/industries/new-one.json')) as object;
    expect(page).toMatchObject({ title: 'Brand new', description: 'For all.' });
    await make(readWish(['block', 'price-table', '--description=What it costs.']), root);
    const schema = JSON.parse(read('src/blocks/price-table/block.schema.json')) as object;
    expect(schema).toMatchObject({ description: 'What it costs.' });
  });
  test('is refused in words where it is not understood', () => {
    expect(() => readWish(['page', '/a', '--titel', 'x'])).toThrow("Unknown option '--titel'");
    expect(() => readWish(['page', '/a', 'Brand', 'new'])).toThrow('needs "quotes"');
  });
  test('is asked for where it is missing and somebody can answer', async () => {
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
    expect(await complete(readWish([]), terminal)).toEqual({ kind: 'page', name: '/new-one' });
    expect(asked).toHaveLength(4);
    expect(asked[2]).toContain('for example /services/training');
  });
  test('is left to the refusal where nobody can', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: false });
    const terminal = { stdin, stdout: new PassThrough() } as unknown as NodeJS.Process;
    expect(await complete({ kind: 'page', name: undefined }, terminal)).toEqual({
      kind: 'page',
      name: undefined,
    });
  });
});

describe('block', () => {
  test('can be used at once', async () => {
    const told = await make({ kind: 'block', name: 'price-table' }, root);
    expect(told).toContain('src/blocks/price-table/PriceTable.tsx');
    expect(unformatted(told)).toEqual([]);
    expect(read('src/generated/registry.ts')).toContain("'price-table': PriceTable");
    const page = JSON.parse(read('content/pages/about.json')) as { blocks: object[] };
    page.blocks.push({ type: 'price-table', text: 'Free.' });
    writeFileSync(path.join(root, 'content/pages/about.json'), JSON.stringify(page));
    expect(errors()).toBe('');
  });
  test('is not written over another, nor under a bad name', async () => {
    await expect(make({ kind: 'block', name: 'hero' }, root)).rejects.toThrow(
      'src/blocks/hero/ is there already',
    );
    await expect(make({ kind: 'block', name: 'PriceTable' }, root)).rejects.toThrow(
      'Try: npm run new block price-table',
    );
    await expect(make({ kind: 'block', name: '../x' }, root)).rejects.toThrow('cannot be a block');
  });
});

describe('form', () => {
  test('agrees with itself', async () => {
    const told = await make({ kind: 'form', name: 'call-back' }, root);
    expect(told).toContain('schemas/forms/call-back.schema.json');
    expect(told).toContain('_call_back_submissions.sql');
    expect(unformatted(told)).toEqual([]);
    expect(errors()).toBe('');
  });
  test('is not written over another', async () => {
    await expect(make({ kind: 'form', name: 'contact' }, root)).rejects.toThrow('is there already');
  });
  test('has the last migration, even if the clock is behind', () => {
    const fields = { name: { minLength: 1, maxLength: 9, pattern: "^[a-z']+$" } };
    const { name, text } = formMigration(
      't',
      fields,
      ['20301231235959_x.sql'],
      new Date('2026-01-01T00:00:00Z'),
    );
    expect(name).toBe('20301231235960_t.sql');
    expect(text).toContain("name ~ '^[a-z'']+$'");
  });
});

test('anything else shows what can be made', async () => {
  await expect(make({ kind: 'site', name: 'x' }, root)).rejects.toThrow('npm run new page <address>');
});
