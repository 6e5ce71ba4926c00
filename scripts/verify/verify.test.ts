import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../tests/support/listen.ts';
import type { Check, Run } from './check.ts';
import { CHECKS } from './checks.ts';
import { Client } from './client.ts';
import { formatReport } from './command.ts';
import { verify } from './verify.ts';

const check = (id: string, found: string[], more: Partial<Check> = {}): Check => ({
  ...{ id, promise: 'All is well.', fix: 'Correct it.', run: async () => found },
  ...more,
});
const run = {} as Run;
const has = new Set<never>();

it('has checks with different names, each after those that it depends on', () => {
  const ids = CHECKS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [index, { id, after = [] }] of CHECKS.entries())
    for (const one of after) expect(ids.slice(0, index), `${id} comes after ${one}`).toContain(one);
});

it('skips a check whose cause another one has reported, and one that lacks what it needs', async () => {
  const checks = [
    check('first', ['it is broken']),
    check('second', ['never seen'], { after: ['first'] }),
    check('third', ['never seen'], { after: ['second'] }),
    check('owners', ['never seen'], { needs: ['owner'] }),
    check('after owners', [], { after: ['owners'] }),
  ];
  const report = await verify(run, { has }, checks);
  expect(report.findings).toEqual([{ check: 'first', message: 'it is broken', fix: 'Correct it.' }]);
  expect(report.skipped.map(({ check: id }) => id)).toEqual(['second', 'third', 'owners']);
  expect(report.passed).toEqual(['after owners']);
  expect(formatReport(report, false)).toBe('first: it is broken. Correct it.');
  expect(formatReport({ ...report, findings: [] }, false)).toBe('');
});

it('reports a check that could not be completed', async () => {
  const fail = () => Promise.reject(new Error('no answer'));
  const { findings } = await verify(run, { has }, [check('first', [], { run: fail })]);
  expect(findings[0]?.message).toBe('the check was not completed: no answer');
});

it('runs only the checks that are named, with those that decide whether they can say anything', async () => {
  const checks = [check('first', []), check('second', [], { after: ['first'] }), check('third', [])];
  expect((await verify(run, { has, only: ['second'] }, checks)).passed).toEqual(['first', 'second']);
  expect((await verify(run, { has, except: ['second'] }, checks)).passed).toEqual(['first', 'third']);
});

/** A server whose replies are this body, compressed. */
async function compressing(encoding: string, body: Buffer): Promise<string> {
  const { url, stop } = await listen((_, response) => {
    response.writeHead(200, { 'Content-Encoding': encoding }).end(body);
  });
  onTestFinished(stop);
  return url;
}

const TOO_LARGE = Buffer.alloc(64_000_001);

it.each([
  ['gzip', gzipSync(TOO_LARGE, { level: 1 })],
  ['br', brotliCompressSync(TOO_LARGE, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
])('does not decompress a body of %s without an end', async (encoding, body) => {
  const origin = await compressing(encoding, body);
  const client = new Client({ origin, pause: 0 });
  await expect(client.get(`${origin}/`)).rejects.toThrow('the response does not end');
});

it('keeps no more bodies than fit into the limit of one', async () => {
  const origin = await compressing('gzip', gzipSync(Buffer.alloc(30_000_000), { level: 1 }));
  const client = new Client({ origin, pause: 0 });
  for (const path of ['/a', '/b', '/c', '/a', '/b', '/c']) await client.get(origin + path);
  expect(client.sent).toBe(4);
});

it('sends one request after the other, with a pause before the next', async () => {
  const PAUSE = 120;
  const times: number[] = [];
  const { url: origin, stop } = await listen((_, response) => {
    times.push(performance.now());
    response.end();
  });
  onTestFinished(stop);
  const client = new Client({ origin, pause: PAUSE });
  await Promise.all(['/', '/a', '/b', '/a'].map((path) => client.get(origin + path)));
  expect(client.sent).toBe(3);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // Timers may end a millisecond early.
  for (const pause of pauses) expect(pause).toBeGreaterThan(PAUSE - 2);
});
