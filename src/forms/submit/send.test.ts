import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readForm } from '../../../tests/support/forms.ts';
import { sendSubmission } from './send.ts';

vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:9');
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
// Node 20 has none, and the client will not be made without; nothing here opens one.
vi.stubGlobal('WebSocket', class {});
vi.stubGlobal('navigator', { onLine: true });

const contact = readForm('contact');
const { signal } = new AbortController();
const answers = { name: ' Ann Lee ', email: 'ann@example.org', message: 'Good morning' };

/** Stands in for the network; the client keeps the first function it is given, so that one serves all tests. */
const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  network.mockReset();
  log.mockClear();
});

it('inserts one object with exactly the columns, and asks for nothing back', async () => {
  network.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await sendSubmission(contact, answers, signal)).toBe('sent');
  expect(network).toHaveBeenCalledOnce();
  const [url, init] = network.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://localhost:9/rest/v1/contact_submissions');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual({
    name: 'Ann Lee',
    email: 'ann@example.org',
    company: null,
    phone: null,
    message: 'Good morning',
  });
  expect(new Headers(init?.headers).get('prefer') ?? '').not.toContain('return=representation');
  expect(log).not.toHaveBeenCalled();
});

describe('says that nothing was sent, tries once and logs nothing that the visitor wrote', () => {
  it.each([
    ['an empty 404', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a 404 with an empty list', () => Promise.resolve(new Response('[]', { status: 404 }))],
    ['an empty 200', () => Promise.resolve(new Response('', { status: 200 }))],
    ['a page of a captive portal', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['a 500', () => Promise.resolve(new Response('{"code":"SUP","message":"Ann Lee"}', { status: 500 }))],
    ['a 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch ann@example.org'))],
  ])('after %s', async (_, reply) => {
    network.mockImplementation(reply);
    expect(await sendSubmission(contact, answers, signal)).toBe('notSent');
    expect(network).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/ann|good morning/i);
  });
});

it('gives up when it is told to, whatever is still under way', async () => {
  network.mockImplementation(() => new Promise(() => undefined));
  const stop = new AbortController();
  const sending = sendSubmission(contact, answers, stop.signal);
  stop.abort(new DOMException('', 'TimeoutError'));
  expect(await sending).toBe('notSent');
  expect(log.mock.calls[0]?.[1]).toEqual({ status: 0, code: 'TimeoutError' });
});

describe('where the device is offline', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: false }));
  afterEach(() => vi.stubGlobal('navigator', { onLine: true }));

  it('says so of an answer that never came', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendSubmission(contact, answers, signal)).toBe('offline');
  });

  it('believes a backend that answers all the same', async () => {
    network.mockResolvedValue(new Response(null, { status: 201 }));
    expect(await sendSubmission(contact, answers, signal)).toBe('sent');
  });
});

it('sends the same bytes for the same answers', async () => {
  network.mockImplementation(() => Promise.resolve(new Response(null, { status: 201 })));
  await sendSubmission(contact, answers, signal);
  await sendSubmission(contact, { ...answers, name: 'Ann Lee ' }, signal);
  const [one, other] = network.mock.calls.map(([, init]) => init?.body);
  expect(one).toBe(other);
});
