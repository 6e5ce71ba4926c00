import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../tests/support/listen.ts';
import type { Check, Run } from './check.ts';
import { CHECKS } from './checks.ts';
import { Client } from './client.ts';
import { formatReport } from './format-report.ts';
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

it('sends one request after the other, with a pause before the next', async () => {
  const PAUSE = 120;
  const times: number[] = [];
  const { url: origin, stop } = await listen((_, response) => {
    times.push(performance.now());
    response.end();
  });
  onTestFinished(stop);
  const client = new Client({ pause: PAUSE });
  await Promise.all(['/', '/a', '/b'].map((path) => client.ask(origin + path)));
  expect(times.length).toBe(3);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // Timers may end a millisecond early.
  for (const pause of pauses) expect(pause).toBeGreaterThan(PAUSE - 2);
});

it.each([
  [540, 'is paused'],
  [402, 'is restricted'],
  [503, 'answers with status 503'],
])('names the state of a project that answers with status %i', async (status, words) => {
  const { url, stop } = await listen((_, response) => {
    response.statusCode = status;
    response.end();
  });
  onTestFinished(stop);
  const asked = { forms: [], client: new Client({ pause: 0 }), project: { url, key: 'k' } };
  const { findings } = await verify(
    { ...run, ...asked },
    { has: new Set(['project']), only: ['project'] },
    CHECKS,
  );
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(`${url} ${words}`)]);
});

it('says that a project whose name is unknown may be paused', async () => {
  const send = () => Promise.reject(Object.assign(new Error('no name'), { code: 'ENOTFOUND' }));
  const asked = {
    forms: [],
    client: new Client({ pause: 0, send }),
    project: { url: 'https://x.example', key: 'k' },
  };
  const { findings } = await verify(
    { ...run, ...asked },
    { has: new Set(['project']), only: ['project'] },
    CHECKS,
  );
  expect(findings[0]?.message).toContain('paused or deleted');
});
