import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form } from '../../model/content-types.ts';
import { lastReference } from './references.ts';
import { sendSubmission } from './send.ts';

vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:9');
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
// supabase-js needs WebSocket to exist, and Node 20 has none.
vi.stubGlobal('WebSocket', class {});
vi.stubGlobal('navigator', { onLine: true });

const COLUMNS = ['name', 'email', 'company', 'message'];
/** The part of a form that says where it is stored. */
const booking = {
  id: 'booking',
  sections: [] as Form['sections'],
  destination: { table: 'bookings', columns: COLUMNS.map((name) => ({ column: name, field: name })) },
} as Form;
/** The signal of a request that nobody ends. Each request has its own, as on a page. */
const lasting = () => new AbortController().signal;
const values = { name: 'Ann Lee', email: 'ann@example.org', message: 'Good morning' };

/** Replaces fetch. supabase-js keeps the first fetch that it sees, so all tests share one mock. */
const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  network.mockReset();
  log.mockClear();
});

it('inserts one object with exactly the columns, and does not read it back', async () => {
  network.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await sendSubmission(booking, values, lasting())).toBe('sent');
  expect(network).toHaveBeenCalledOnce();
  const [url, init] = network.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://localhost:9/rest/v1/bookings');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual({
    name: 'Ann Lee',
    email: 'ann@example.org',
    company: null,
    message: 'Good morning',
  });
  expect(new Headers(init?.headers).get('x-client-info')).toBe('form (honeypot=empty; language=en-GB)');
  expect(new Headers(init?.headers).get('prefer') ?? '').not.toContain('return=representation');
  expect(log).not.toHaveBeenCalled();
});

it('notes a filled honeypot and the time on the page outside the row', async () => {
  const navigate = { type: 'navigate' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([navigate]);
  vi.spyOn(performance, 'now').mockReturnValueOnce(4999);
  network.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await sendSubmission(booking, values, lasting(), true)).toBe('sent');
  const [, init] = network.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('x-client-info')).toBe(
    'form (honeypot=filled; seconds=4; language=en-GB)',
  );
  expect(JSON.parse(String(init?.body))).not.toHaveProperty('more');
});

it('notes the reference of the submission that was sent last, and none if the response has none', async () => {
  const table = booking.destination.table;
  const headers = { 'content-location': '/96GV-ADJT' };
  network.mockResolvedValueOnce(new Response(null, { status: 201, headers }));
  await sendSubmission(booking, values, lasting());
  expect(lastReference(table)).toBe('96GV-ADJT');
  network.mockResolvedValueOnce(new Response(null, { status: 201 }));
  await sendSubmission(booking, values, lasting());
  expect(lastReference(table)).toBeUndefined();
});

describe('reports a failure, tries once and logs nothing that the visitor entered', () => {
  it.each([
    ['an empty 404', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a 404 with an empty list', () => Promise.resolve(new Response('[]', { status: 404 }))],
    ['an empty 200', () => Promise.resolve(new Response('', { status: 200 }))],
    ['a page of a captive portal', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['a 500', () => Promise.resolve(new Response('{"code":"XX000","message":"Ann Lee"}', { status: 500 }))],
    ['a 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch ann@example.org'))],
  ])('after %s', async (_, reply) => {
    network.mockImplementation(reply);
    expect(await sendSubmission(booking, values, lasting())).toBe('notSent');
    expect(network).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/ann|good morning/i);
  });
});

it('gives up when the signal aborts', async () => {
  network.mockImplementation(() => new Promise(() => undefined));
  const controller = new AbortController();
  const sending = sendSubmission(booking, values, controller.signal);
  controller.abort(new DOMException('', 'TimeoutError'));
  expect(await sending).toBe('notSent');
  expect(log.mock.calls[0]?.[1]).toEqual({ status: 0, code: 'TimeoutError' });
});

describe('while the browser reports offline', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: false }));
  afterEach(() => vi.stubGlobal('navigator', { onLine: true }));

  it('reports offline when there is no response', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendSubmission(booking, values, lasting())).toBe('offline');
  });

  it('reports success when the backend responds', async () => {
    network.mockResolvedValue(new Response(null, { status: 201 }));
    expect(await sendSubmission(booking, values, lasting())).toBe('sent');
  });
});

it('sends the same bytes for the same values', async () => {
  network.mockImplementation(() => Promise.resolve(new Response(null, { status: 201 })));
  await sendSubmission(booking, values, lasting());
  await sendSubmission(booking, { ...values }, lasting());
  const [first, second] = network.mock.calls.map(([, init]) => init?.body);
  expect(first).toBe(second);
});
