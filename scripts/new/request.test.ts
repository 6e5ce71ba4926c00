import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { starterSite } from '../../tests/support/starter-site.ts';
import { loadContent } from '../content/load-content.ts';
import { blockStarter } from './block.ts';
import { askMissing, readRequest } from './request.ts';

const site = starterSite();

test('sets title and description', async () => {
  const request = readRequest([
    'page',
    '/courses/new-one',
    '--title',
    'Brand new',
    '--description',
    'For all.',
  ]);
  await site.make(request);
  const page = JSON.parse(site.read('content/pages/courses/new-one.json')) as object;
  expect(page).toMatchObject({ title: 'Brand new', description: 'For all.' });
  const block = readRequest(['block', 'price-table', '--description=What it costs.']);
  const { files } = blockStarter(block, loadContent(site.root));
  expect(files['src/site/blocks/price-table/block.schema.json']).toContain('"What it costs."');
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
test('an unknown kind prints the help', async () => {
  await expect(site.make({ kind: 'site', name: 'x' })).rejects.toThrow(/\n {2}page <address> +a page in /);
});
