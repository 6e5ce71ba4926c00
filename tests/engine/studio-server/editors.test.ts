import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fullTest } from '../../support/full-test.ts';
import { startStudioServer } from '../../support/studio-server.ts';

// An owner manages the editors, and nobody else does, against the running server.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const OLGA = 'olga@example.org';
const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const EVE = 'eve@example.org';

let server: Awaited<ReturnType<typeof startStudioServer>>;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  server = await startStudioServer();
  for (const [address, role] of [
    [OLGA, 'own'],
    [ANN, 'publish'],
    [BOB, 'write'],
  ] as const) {
    await server.addEditor(address, role);
    cookies[address] = await server.signIn(address);
  }
});
afterAll(() => server.stop());

const as = (who: string, name: string, input: unknown, headers: Record<string, string> = {}) =>
  server.api(name, input, { cookie: cookies[who] ?? '', ...headers });

/** The roles in the database, by address. */
async function roles(): Promise<Record<string, string>> {
  const list = (await server.call('studio_editors', {})) as { address: string; role: string }[];
  return Object.fromEntries(list.map(({ address, role }) => [address, role]));
}

const START = { [ANN]: 'publish', [BOB]: 'write', [OLGA]: 'own' };

describe('nobody but an owner', () => {
  const REQUESTS: [string, object][] = [
    ['studio/editors', {}],
    ['studio/editors/invite', { address: EVE, role: 'write', name: '' }],
    ['studio/editors/change', { address: ANN, role: 'own', name: '' }],
    ['studio/editors/change', { address: BOB, role: 'own', name: '' }],
    ['studio/editors/remove', { address: OLGA }],
  ];

  test.each([ANN, BOB])('%s lists, invites, changes or removes an editor', async (who) => {
    for (const [name, input] of REQUESTS) {
      const { status, value } = await as(who, name, { ...input, editor: { role: 'own' }, by: OLGA });
      expect([name, status, value]).toEqual([
        name,
        403,
        { message: 'Only an owner of the site manages its editors.' },
      ]);
    }
    expect(await roles()).toEqual(START);
  });

  test.each<[string, Record<string, string>]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['of a page without an origin', { origin: 'null' }],
    ['of a request that names no sender', { origin: '' }],
    ['of a page of another port', { 'sec-fetch-site': 'same-site' }],
    ['without a session', { cookie: '' }],
    ['of a session that is not one', { cookie: 'session=AAAA' }],
    ['to another host', { host: 'evil.example' }],
  ])('sends the request of an owner: %s', async (_, headers) => {
    for (const [name, input] of REQUESTS.slice(1)) {
      const answer = await server.send(`/_dev/${name}`, {
        method: 'POST',
        headers: {
          cookie: cookies[OLGA] ?? '',
          origin: server.origin,
          'x-dev-tools': '1',
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(input),
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await roles()).toEqual(START);
  });
});

describe('an owner', () => {
  test('invites, changes and removes an editor, who is out at once', async () => {
    const before = server.mails(EVE).length;
    const invited = await as(OLGA, 'studio/editors/invite', {
      address: ' Eve@Example.org',
      role: 'write',
      name: 'Eve Lee',
    });
    expect(invited.value).toMatchObject({ isMailed: true, signIn: `${server.origin}/_studio` });
    expect(server.mails(EVE).length).toBe(before + 1);
    const list = await as(OLGA, 'studio/editors', {});
    expect(list.value['editors']).toContainEqual(
      expect.objectContaining({ address: EVE, name: 'Eve Lee', role: 'write' }),
    );
    cookies[EVE] = await server.signIn(EVE);
    const roleOfEve = async () => {
      const { status, value } = await as(EVE, 'studio/site', {});
      return status === 200 ? (value['editor'] as { role: string }).role : status;
    };
    expect(await roleOfEve()).toBe('write');
    await as(OLGA, 'studio/editors/change', { address: EVE, role: 'publish', name: '' });
    expect(await roleOfEve()).toBe('publish');
    const removed = await as(OLGA, 'studio/editors/remove', { address: EVE });
    expect(removed.status).toBe(200);
    expect(await roleOfEve()).toBe(401);
    expect(await roles()).toEqual(START);
  });

  test('may publish, and stays while she is the only one', async () => {
    const request = { way: 'publish', message: 'x', fingerprint: 'x', files: ['content/pages/about.json'] };
    expect((await as(OLGA, 'studio/publish/commit', request)).value).toMatchObject({ outcome: 'changed' });
    for (const [name, input] of [
      ['studio/editors/remove', { address: OLGA }],
      ['studio/editors/change', { address: OLGA, role: 'publish', name: '' }],
    ] as const) {
      const { status, value } = await as(OLGA, name, input);
      expect([status, value['message']]).toEqual([
        422,
        `${OLGA} is the only owner. Make another editor an owner first.`,
      ]);
    }
    const command = await server.run('editors', 'remove', OLGA);
    expect(command.output).toContain('is the only owner');
    expect(await roles()).toEqual(START);
  });

  fullTest('leaves as one of two, and two who remove each other at once leave one', async () => {
    await as(OLGA, 'studio/editors/change', { address: ANN, role: 'own', name: '' });
    await Promise.all([
      as(OLGA, 'studio/editors/remove', { address: ANN }),
      as(ANN, 'studio/editors/remove', { address: OLGA }),
    ]);
    const left = Object.entries(await roles()).filter(([, role]) => role === 'own');
    expect(left).toHaveLength(1);
    await expect(server.call('studio_remove_editor', { address: left[0]?.[0] })).rejects.toThrow();
    for (const [address, role] of Object.entries({ [OLGA]: 'own', [ANN]: 'publish' }))
      await server.addEditor(address, role);
    expect(await roles()).toEqual(START);
  });

  test.each<[string, string, object]>([
    ['no address', 'invite', { address: 'eve', role: 'write', name: '' }],
    ['an address with a tag', 'invite', { address: 'eve@<b>.org', role: 'write', name: '' }],
    ['an editor twice', 'invite', { address: BOB, role: 'own', name: '' }],
    ['an unknown role', 'invite', { address: EVE, role: 'root', name: '' }],
    ['a name with a tag', 'invite', { address: EVE, role: 'write', name: '<script>' }],
    ['a name of two lines', 'invite', { address: EVE, role: 'write', name: 'Eve\nBcc: x@example.org' }],
    ['somebody who is no editor', 'change', { address: EVE, role: 'own', name: '' }],
    ['somebody who is no editor', 'remove', { address: EVE }],
  ])('is refused in words: %s (%s)', async (_, name, input) => {
    const { status, value } = await as(OLGA, `studio/editors/${name}`, input);
    expect([400, 422]).toContain(status);
    expect(value['message']).toMatch(/\.$/);
    expect(await roles()).toEqual(START);
  });

  fullTest('invites at most thirty people in an hour', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 31; number += 1) {
      const { status } = await as(OLGA, 'studio/editors/invite', {
        address: `guest${number}@example.org`,
        role: 'write',
        name: '',
      });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(422);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
  });
});
