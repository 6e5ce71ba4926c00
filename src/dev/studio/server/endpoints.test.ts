import { afterAll, describe, expect, test } from 'vitest';
import { openContent } from '../../../../scripts/content/content-store.ts';
import { copySite } from '../../../../scripts/test/site-copy.ts';
import { DevApiError, type DevContext } from '../../server/endpoint.ts';
import { parseRequest } from '../../server/serve-api.ts';
import type { StudioEndpoint } from './endpoint.ts';
import { STUDIO_ENDPOINTS } from './endpoints.ts';

const copy = await copySite();
afterAll(() => copy.dispose());

const context = { root: copy.root, store: openContent(copy.root) } as unknown as DevContext;
/** Any program can ask for any name. */
const ENDPOINTS: Readonly<Record<string, StudioEndpoint>> = STUDIO_ENDPOINTS;
const FILE = 'content/pages/about.json';
const LONG = `/${'a'.repeat(300)}`;

/** Sends a request, and returns the status of the refusal. An error that is no refusal would be a 500. */
async function statusOf(name: string, input: unknown): Promise<number> {
  try {
    await ENDPOINTS[name]?.(input, context);
    return 200;
  } catch (error) {
    if (!(error instanceof DevApiError)) throw error;
    expect(error.message).not.toContain(copy.root);
    return error.status;
  }
}

/** A request of each endpoint with fields that nothing but the studio sends. */
const REQUESTS: Record<string, Record<string, unknown>> = {
  'studio/page': { file: FILE },
  'studio/check': { file: FILE, value: {}, showOn: '/' },
  'studio/save': { file: FILE, hash: 'x', value: {} },
  'studio/drafts': { open: FILE },
  'studio/drafts/store': { file: FILE, draft: {}, seen: '' },
  'studio/new': { route: '/about', title: 'T', description: 'D', copyOf: FILE },
  'studio/change': { kind: 'remove', file: FILE, to: '/', withPagesBelow: false },
  'studio/order': { section: '/', files: [FILE] },
  'studio/new-record': { kind: 'services', title: '' },
  'studio/delete-record': { file: FILE },
  'studio/questions': { file: FILE, version: 'x', change: { kind: 'remove', name: 'a' } },
  'studio/search': { words: 'a' },
  'studio/find-text': { texts: ['a'], not: FILE },
  'studio/replace': { words: 'qqqq', by: 'b' },
  'studio/upload': { name: 'a.jpg', data: '', pattern: '(' },
  'studio/files/replace': { name: 'none.jpg', given: 'a.jpg', data: '' },
  'studio/files/delete': { name: 'none.jpg' },
  'studio/files/text': { file: FILE, path: 'image.alt', before: '', text: 'A bridge' },
  'studio/history/version': { file: FILE, path: FILE, commit: '--all' },
  'studio/history/put-back': { file: FILE, value: {} },
  'studio/history/undo': { id: 'none' },
  'studio/enquiries/done': { id: 'none', isDone: true },
  'studio/editors/invite': { address: 'eve@example.org', role: 'write', name: '' },
  'studio/editors/change': { address: 'eve@example.org', role: 'write', name: '' },
  'studio/editors/remove': { address: 'eve@example.org' },
  'studio/publish/schedule/add': { at: '2030-01-01T09:00', message: 'm', files: [], fingerprint: '' },
  'studio/publish/schedule/cancel': { id: 'none' },
  'studio/publish/commit': { way: '--force', message: 'm', fingerprint: '', choices: {} },
};

describe('every field of every request', () => {
  test.each(Object.entries(REQUESTS))('%s refuses values of other types', async (name, request) => {
    for (const field of Object.keys(request)) {
      for (const odd of [null, 7, [[]], [{}]]) {
        expect(await statusOf(name, { ...request, [field]: odd }), field).toBe(400);
      }
    }
    expect(await statusOf(name, null)).toBe(400);
  });

  test.each(Object.entries(REQUESTS))('%s answers odd texts without a fault', async (name, request) => {
    const fields = Object.keys(request).filter((field) => typeof request[field] === 'string');
    for (const field of fields) {
      for (const odd of [
        '',
        '(',
        '../../etc/passwd',
        `content/pages${LONG}.json`,
        LONG,
        '\0',
        '/a'.repeat(4000),
      ]) {
        const status = await statusOf(name, { ...request, [field]: odd });
        expect([200, 400, 404, 409, 422], `${field} ${odd.slice(0, 20)}`).toContain(status);
      }
    }
  });
});

test.each([
  ['studio/upload', { name: 'x.js', data: 'YQ==', pattern: '.*' }],
  ['studio/upload', { name: 'x.js', data: 'YQ==', pattern: '(' }],
  ['studio/publish/commit', { way: '--force', message: 'm', fingerprint: '' }],
  ['studio/publish/commit', { way: 'publish', message: 'm', fingerprint: '', choices: { a: 'both' } }],
  ['studio/change', { kind: 'erase', file: FILE, to: '/' }],
])('%s refuses %j', async (name, input) => {
  expect(await statusOf(name, input)).toBe(400);
});

test('says in words that an address is too long', async () => {
  const page = { route: LONG, title: 'Long', description: 'D' };
  await expect(STUDIO_ENDPOINTS['studio/new']?.(page, context)).rejects.toThrow('Choose a shorter address.');
});

test('refuses JSON of 20,000 levels', () => {
  expect(() => parseRequest(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toThrow('nested too deeply');
  expect(parseRequest('{"a":[{"b":1}]}')).toEqual({ a: [{ b: 1 }] });
});
