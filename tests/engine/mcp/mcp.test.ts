import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { createMcpServer } from '../../../scripts/mcp/server.ts';
import { copySite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { call } from './agent.ts';
import { makeWrongCalls } from './wrong-calls.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let copy: WorkingCopy;
let client: Client;

beforeAll(async () => {
  copy = await copySite();
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([createMcpServer(copy.root).connect(ofServer), client.connect(ofClient)]);
});
afterAll(async () => {
  await client.close();
  copy.dispose();
});

/** Calls a tool that must do what it is asked for. */
async function done(name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { text, isError } = await call(client, name, input);
  expect(isError, text).toBe(false);
  return text;
}

const write = (file: string, ...edits: object[]) => done('write_document', { file, edits });

const contentOf = (root: WorkingCopy) =>
  filesBelow(root.root, 'content')
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${file} ${root.read(file)}`)
    .join('\n');

const errors = async () =>
  (JSON.parse(await done('check')) as { severity: string }[]).filter(({ severity }) => severity === 'error');

const HOME = 'content/pages/index.json';
const ABOUT = 'content/pages/about.json';

describe('tasks of an editor', () => {
  test('finds and changes what every page shares', async () => {
    expect(await done('search', { words: 'phone' })).toContain('content/site.json');
    const written = await write('content/site.json', { path: 'contact.phone', value: '020 7946 0123' });
    expect(written).toMatch(/^Written, not published\.\n[\s\S]+^\+ {4}"phone": "020 7946 0123",?$/m);
    expect(copy.read('content/site.json')).toContain('020 7946 0123');
    await write('content/site.json', { path: 'footer.groups[0].links[0]', remove: true });
    await write('content/redirects.json', { path: '"/old-about"', value: '/about' });
    expect(JSON.parse(copy.read('content/redirects.json'))).toMatchObject({ '/old-about': '/about' });
  });

  test('changes, moves, adds and removes blocks', async () => {
    const { value, version } = JSON.parse(await done('read_document', { file: ABOUT }));
    expect(await done('describe', { name: 'prose' })).toContain('"content"');
    const last = value.blocks.length;
    await done('write_document', {
      file: ABOUT,
      version,
      edits: [
        {
          path: `blocks[${last}]`,
          insert: { type: 'prose', content: ['A **bold** word, and [a link](/).'] },
        },
      ],
    });
    await write(ABOUT, { path: `blocks[${last}].content[1]`, insert: { list: ['One', 'Two'] } });
    await write(ABOUT, { path: `blocks[${last}].tone`, value: 'tinted' });
    expect(JSON.parse(copy.read(ABOUT)).blocks[last]).toMatchObject({
      tone: 'tinted',
      content: ['A **bold** word, and [a link](/).', { list: ['One', 'Two'] }],
    });
    await write(ABOUT, { path: `blocks[${last}]`, remove: true });
    expect(JSON.parse(copy.read(ABOUT)).blocks).toHaveLength(last);
  });

  test('makes a page and a record, moves the page with its links, and undoes that', async () => {
    const description = 'What has happened here lately, with a date and a summary of each of the texts.';
    await done('create_page', { route: '/lately', title: 'Lately', description });
    const { value } = JSON.parse(await done('read_document', { file: 'content/pages/lately.json' }));
    expect(value).toMatchObject({ title: 'Lately', description, draft: true });
    await done('create_record', { kind: 'services', title: 'Gardening' });
    expect(copy.exists('content/services/gardening.json')).toBe(true);
    await done('delete_record', { file: 'content/services/gardening.json' });
    expect(copy.exists('content/services/gardening.json')).toBe(false);
    const plan = await done('change_page', { kind: 'move', file: ABOUT, to: '/who-we-are' });
    expect(plan).toContain('Nothing was written.');
    expect(copy.exists(ABOUT)).toBe(true);
    await done('change_page', { kind: 'move', file: ABOUT, to: '/who-we-are', apply: true });
    expect(copy.exists('content/pages/who-we-are.json')).toBe(true);
    await done('undo');
    expect(copy.exists(ABOUT)).toBe(true);
  });

  test('replaces a word on the whole site', async () => {
    const title = JSON.parse(copy.read(ABOUT)).title as string;
    expect(await done('replace_text', { words: title, by: 'Our story' })).toContain('Nothing was written.');
    await done('replace_text', { words: title, by: 'Our story', apply: true });
    expect(copy.read(ABOUT)).toContain('Our story');
  });

  test('leaves a site without errors', async () => {
    expect(await errors()).toEqual([]);
  });
});

describe('a change that cannot be made', () => {
  const CHANGES: [string, object, RegExp][] = [
    [
      'has an error',
      { edits: [{ path: 'blocks[0].type', value: 'heroo' }] },
      /errors:[\s\S]+unknown-block[\s\S]+Did you mean/,
    ],
    [
      'names a page that does not exist',
      { edits: [{ path: 'blocks[0].actions[0].href', value: '/nowhere' }] },
      /broken-link/,
    ],
    [
      'leads nowhere',
      { edits: [{ path: 'blocks[99].heading', value: 'x' }] },
      /nothing is there\. Read the document again/,
    ],
    [
      'is based on an older version',
      { version: 'x', edits: [{ path: 'title', value: 'x' }] },
      /has changed since you read it/,
    ],
    ['says nothing', {}, /Write either "edits" or "value"/],
  ];

  test.each(CHANGES)('%s', async (_, input, message) => {
    const before = contentOf(copy);
    for (const tool of ['propose_change', 'write_document']) {
      const { text, isError } = await call(client, tool, { file: HOME, ...input });
      expect(text).toMatch(message);
      expect(isError).toBe(true);
    }
    expect(contentOf(copy)).toBe(before);
  });

  test('is not proposed as if it was written', async () => {
    const before = contentOf(copy);
    const text = await done('propose_change', {
      file: ABOUT,
      edits: [{ path: 'title', value: 'Another title' }],
    });
    expect(text).toMatch(/^-.*"title": .+\n\+.*"title": "Another title"/m);
    expect(contentOf(copy)).toBe(before);
  });
});

test('no tool publishes, and each says what it is for', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).filter((name) => /publish|push|commit|upload/.test(name))).toEqual([]);
  for (const { name, description = '' } of tools) expect(description.length, name).toBeGreaterThan(20);
});

test('random wrong calls write nothing wrong, and answer with what to do', async () => {
  await makeWrongCalls(client, copy, 40);
});
