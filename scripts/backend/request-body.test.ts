import { expect, it } from 'vitest';
import { receiveBody } from './request-body.ts';

type Source = UnderlyingDefaultSource<Uint8Array>;

function requestOf(body: string | Source, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers, duplex: 'half' };
  return new Request('http://localhost/', {
    ...init,
    body: typeof body === 'string' ? body : new ReadableStream(body),
  });
}

const chunk = (size: number) => new Uint8Array(size).fill(32);
const nested = (depth: number) => `{"a":"]]\\"[[","b":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const wait = () => new Promise<void>(() => {});

it('returns a request with the whole body, its method and its headers', async () => {
  const request = await receiveBody(requestOf('{"a":"é"}', { prefer: 'x' }));
  expect([request.method, request.url, request.headers.get('prefer')]).toEqual([
    'POST',
    'http://localhost/',
    'x',
  ]);
  expect(await request.json()).toEqual({ a: 'é' });
});

it('accepts the largest body and the deepest JSON', async () => {
  const body = ' '.repeat(262_144 - 5000) + nested(1000);
  expect(await (await receiveBody(requestOf(body))).text()).toBe(body);
});

it('returns a request without a body as it is', async () => {
  const request = new Request('http://localhost/');
  expect(await receiveBody(request)).toBe(request);
});

it('counts a body that announces no length, and reads no more of it than the limit', async () => {
  let sent = 0;
  const endless: Source = {
    pull(controller) {
      sent += 1;
      controller.enqueue(chunk(65_536));
    },
  };
  await expect(receiveBody(requestOf(endless))).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(8);
});

it('refuses a body that announces more than the limit without waiting for it', async () => {
  const request = requestOf({ pull: wait }, { 'content-length': '262145' });
  await expect(receiveBody(request)).rejects.toMatchObject({ status: 413 });
});

it('refuses a body that does not end in time, even while bytes arrive', async () => {
  const slow: Source = { start: (controller) => controller.enqueue(chunk(1)), pull: wait };
  await expect(receiveBody(requestOf(slow), 20)).rejects.toMatchObject({ status: 408 });
});

it('refuses a body whose connection has ended', async () => {
  const broken: Source = { pull: (controller) => controller.error(new Error('ECONNRESET')) };
  await expect(receiveBody(requestOf(broken))).rejects.toMatchObject({ status: 400 });
});

it.each([1001, 20_000])('refuses JSON that is nested %i levels deep', async (depth) => {
  await expect(receiveBody(requestOf(nested(depth)))).rejects.toMatchObject({ status: 400 });
});
