import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { startStudioServer } from '../../support/studio-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// What an editor can try, and what a repository can contain, against the running server.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The first two of a list in a quick run. */
const some = <Case>(cases: Case[]) => cases.slice(0, IS_FULL_RUN ? undefined : 2);

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const ABOUT = 'content/pages/about.json';

let server: Awaited<ReturnType<typeof startStudioServer>>;
let ann = '';
let bob = '';
beforeAll(async () => {
  server = await startStudioServer();
  await server.call('studio_set_editor', { address: ANN, role: 'publish', name: 'Ann Lee' });
  await server.addEditor(BOB, 'write');
  ann = await server.signIn(ANN);
  bob = await server.signIn(BOB);
});
afterAll(() => server.stop());

const as = (cookie: string) => (name: string, input: unknown) => server.api(name, input, { cookie });

/** Everything outside of content/ that differs from the repository. */
const changedElsewhere = () =>
  server.repository
    .git(['status', '--porcelain', '--untracked-files=all'])
    .split('\n')
    .filter((line) => line !== '' && !line.includes('content/'));

describe('roles', () => {
  const request = { message: 'x', fingerprint: 'x', files: [ABOUT] };

  test.each(some(['publish', ['review'], 'Publish', 'review ', '', { review: 1 }, null, 1]))(
    'a writer cannot publish in the way %j',
    async (way) => {
      const { status, value } = await as(bob)('studio/publish/commit', { ...request, way });
      expect([status, value['message']]).toEqual([
        403,
        'You may not make anything public. Send it for review instead.',
      ]);
    },
  );

  test('a writer can send for review, and a publisher can do both', async () => {
    const commit = (cookie: string, way: string) => as(cookie)('studio/publish/commit', { ...request, way });
    for (const [cookie, way] of [
      [bob, 'review'],
      [ann, 'review'],
      [ann, 'publish'],
    ] as const)
      expect((await commit(cookie, way)).value).toMatchObject({ outcome: 'changed' });
  });

  test('a changed role counts at the next request, and a removed editor is out', async () => {
    const eve = 'eve@example.org';
    await server.addEditor(eve, 'publish');
    const cookie = await server.signIn(eve);
    const role = async () => {
      const { status, value } = await as(cookie)('studio/site', {});
      return status === 200 ? (value['editor'] as { role: string }).role : status;
    };
    expect(await role()).toBe('publish');
    await server.addEditor(eve, 'write');
    expect(await role()).toBe('write');
    await server.call('studio_remove_editor', { address: eve });
    expect(await role()).toBe(401);
    expect((await server.send('/_studio', { headers: { cookie } })).status).toBe(303);
  });

  test('a session ends when its editor signs out', async () => {
    const cookie = await server.signIn(BOB);
    const headers = { cookie, origin: server.origin };
    await server.send('/_studio/sign-out', { method: 'POST', headers });
    expect((await as(cookie)('studio/site', {})).status).toBe(401);
  });
});

/** Each change of a question is a migration, which src/dev/studio/server/questions/ tests in every run. */
const describeInFull = IS_FULL_RUN ? describe : () => undefined;

describeInFull('the questions of a form', () => {
  const file = 'content/forms/contact.json';
  const LABEL = 'How many rooms are there?';
  const added = { kind: 'add', of: 'number', label: LABEL, hint: '', isRequired: false, options: [] };

  interface Question {
    name: string;
    label: string;
  }

  /** Reads the questions as a publisher. */
  async function read() {
    const { value } = await as(ann)('studio/questions', { file });
    const sections = value['sections'] as { id: string; questions: Question[] }[];
    const asked = sections.flatMap(({ questions }) => questions).find(({ label }) => label === LABEL);
    return { version: value['version'], section: sections.at(-1)?.id, asked };
  }

  /** The status of the database for an enquiry of a visitor with an answer to the question. */
  async function send(name: string) {
    const { status } = await server.send('/rest/v1/contact_submissions', {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_local_development_only',
        'content-type': 'application/json',
        'x-client-info': 'form (honeypot=empty; seconds=42)',
      },
      body: JSON.stringify({
        name: 'Ann Lee',
        email: ANN,
        message: 'A roof with holes.',
        [name.replaceAll('-', '_')]: 7,
      }),
    });
    return status;
  }

  test('a publisher adds one, which the database knows, and takes it back; a writer does neither', async () => {
    const { version, section } = await read();
    const change = { ...added, section };
    for (const input of [{ file }, { file, version, change }])
      expect((await as(bob)('studio/questions', input)).status).toBe(403);
    expect((await read()).version).toBe(version);

    const { status, value } = await as(ann)('studio/questions', { file, version, change });
    expect([status, value]).toEqual([200, { diagnostics: [] }]);
    const { asked } = await read();
    expect(await send(asked?.name ?? '')).toBe(201);

    const changes = await as(bob)('studio/history/changes', {});
    const [{ id }] = JSON.parse(changes.body) as [{ id: string }];
    expect((await as(bob)('studio/history/undo', { id })).status).toBe(403);
    expect((await read()).asked).toEqual(asked);
    expect((await as(ann)('studio/history/undo', { id })).status).toBe(200);
    expect((await read()).asked).toBeUndefined();
    // Nothing of it is left for the tests after this one.
    server.repository.git(['checkout', '--', '.']);
    server.repository.git(['clean', '-fdq', 'supabase']);
  });
});

describe('names that are paths', () => {
  const NAMES = [
    'content/../package.json',
    '../package.json',
    'content/pages/../../package.json',
    'content/pages/..\\..\\package.json',
    'content/pages/%2e%2e/%2e%2e/package.json',
    'content/pages/a\u0000.json',
    '/etc/passwd.json',
    'content//etc/x.json',
    'C:\\x.json',
    'content/pages/.git/x.json',
    `content/pages/${'a'.repeat(300)}.json`,
    'content\\pages\\about.json',
    '.git/config.json',
    'package.json',
  ];

  test.each(some(NAMES))('no operation reads or writes %j', async (file) => {
    const value = { title: 'x' };
    const requests: [string, unknown][] = [
      ['studio/page', { file }],
      ['studio/check', { file, value }],
      ['studio/save', { file, hash: '', value }],
      ['studio/delete-record', { file }],
      ['studio/change', { kind: 'remove', file, to: '/', apply: true }],
      ['studio/history', { file }],
      ['studio/history/version', { file, path: '', commit: 'HEAD' }],
      ['studio/history/put-back', { file, value }],
      ['studio/files/text', { file, path: 'title', before: 'x', text: 'y' }],
      ['studio/files/replace', { name: file, given: file, data: '' }],
      ['studio/files/delete', { name: file }],
      ['studio/drafts/store', { file, draft: { hash: 'x', base: {}, value: {} }, seen: '' }],
    ];
    const answers = await Promise.all(
      requests.map(async ([name, input]) => {
        const { status, body } = await as(ann)(name, input);
        return status < 400 ? [name, status, body.slice(0, 200)] : [];
      }),
    );
    expect(answers.flat()).toEqual([]);
    expect(changedElsewhere()).toEqual([]);
  });

  test.each(some(['--output=x', '$(touch y)', 'HEAD --output=x', 'HEAD:../..', 'x; touch y', '@{-1}']))(
    'git gets no option from the name of a version, %j',
    async (commit) => {
      const { status } = await as(ann)('studio/history/version', { file: ABOUT, path: ABOUT, commit });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(changedElsewhere()).toEqual([]);
    },
  );
});

describe('uploads', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>';
  const FILES: Record<string, string | Buffer> = {
    'page.html': '<script>alert(1)</script>',
    'page.svg.html': svg,
    'picture.png': '<!doctype html><script>alert(1)</script>',
    'picture.gif': 'GIF89a/*<script>*/=1;alert(1)//',
    'picture.jpg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
    'document.pdf': '<script>alert(1)</script>%PDF-1.7',
    'script.js': 'alert(1)',
    '../../escape.svg': svg,
    'null\u0000.svg': svg,
    '.htaccess': 'x',
  };

  test.each(some(Object.entries(FILES)))('%j runs nowhere', async (name, text) => {
    const data = Buffer.from(text).toString('base64');
    const { status, value } = await as(ann)('studio/upload', { name, data });
    if (status === 200) {
      const { headers } = await server.send(`/media/${String(value['name'])}`, { headers: { cookie: ann } });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
      expect(headers['content-type']).toMatch(/^image\//);
    } else expect(status).toBe(422);
    expect(changedElsewhere()).toEqual([]);
  });
});

describe('a hostile repository', () => {
  test('a link in content/ leads to no other file', async () => {
    const outside = temporaryFolder(onTestFinished);
    const secret = path.join(outside, 'secret.json');
    writeFileSync(secret, '{"title":"TOPSECRET"}');
    const links = ['content/pages/leak.json', 'content/media/leak.svg', 'content/media/files/leak.pdf'];
    mkdirSync(path.join(server.root, 'content/media/files'), { recursive: true });
    onTestFinished(() => {
      for (const file of [...links, 'content/media/away', 'content/media/config.svg']) server.remove(file);
    });
    for (const file of links) symlinkSync(secret, path.join(server.root, file));
    symlinkSync(outside, path.join(server.root, 'content/media/away'));
    symlinkSync(path.join(server.root, '.git/config'), path.join(server.root, 'content/media/config.svg'));
    const answers = [
      await as(ann)('studio/page', { file: links[0] }),
      await as(ann)('studio/search', { words: 'TOPSECRET' }),
      await as(ann)('studio/site', {}),
      ...(await Promise.all(
        ['/media/leak.svg', '/files/leak.pdf', '/media/away/secret.json', '/media/config.svg'].map((at) =>
          server.send(at, { headers: { cookie: ann } }),
        ),
      )),
    ];
    expect(answers.filter(({ body }) => /"TOPSECRET"|repositoryformatversion/.test(body))).toEqual([]);
    expect(answers.slice(3).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('texts of the site are no markup of the studio, and its files are no addresses of it', async () => {
    const site = server.read('content/site.json');
    const about = server.read(ABOUT);
    onTestFinished(() => {
      server.write('content/site.json', site);
      for (const file of ['content/pages/_studio.json', 'content/pages/_dev/studio/site.json'])
        server.remove(file);
    });
    const { brand, ...others } = JSON.parse(site) as { brand: object };
    const name = '</title><script>alert(1)</script>';
    server.write('content/site.json', JSON.stringify({ ...others, brand: { ...brand, name } }));
    server.write('content/pages/_studio.json', about);
    server.write('content/pages/_dev/studio/site.json', about);
    const { status } = await as(ann)('studio/site', {});
    expect(status).toBe(200);
    for (const at of ['/_studio/sign-in', '/_studio', '/_gallery/prose/1']) {
      const { body } = await server.send(at, { headers: { cookie: ann } });
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('</title><script>');
    }
  });
});

test('a commit names its editor as author, and the server as committer', async () => {
  const { value } = await as(bob)('studio/page', { file: ABOUT });
  const changed = { ...(value['value'] as object), title: 'About the firm' };
  const saved = await as(bob)('studio/save', { file: ABOUT, hash: value['hash'], value: changed });
  expect(saved.value['outcome']).toBe('saved');
  const state = await as(bob)('studio/publish/state', { files: [ABOUT] });
  const sent = await as(bob)('studio/publish/commit', {
    way: 'review',
    message: 'Rename the page',
    fingerprint: state.value['fingerprint'],
    files: [ABOUT],
  });
  expect(sent.value).toMatchObject({ outcome: 'sent' });
  const [branch = ''] = server.repository
    .git(['for-each-ref', '--format=%(refname)', 'refs/heads/rename-the-page'], server.repository.remote)
    .split('\n');
  const who = server.repository.git(
    ['log', '-1', '--format=%an <%ae>, %cn', branch],
    server.repository.remote,
  );
  expect(who).toBe(`${BOB} <${BOB}>, Ada`);
});

test('each answer says whether anybody has changed the content since the last one', async () => {
  const stateIn = ({ headers }: Awaited<ReturnType<typeof server.api>>) => headers['x-dev-content'];
  const look = async (cookie: string) => stateIn(await as(cookie)('studio/drafts', { open: ABOUT }));
  const before = await look(bob);
  expect(before).toEqual(expect.any(String));
  expect(await look(ann)).toBe(before);
  const { value } = await as(ann)('studio/page', { file: ABOUT });
  const changed = { ...(value['value'] as object), title: 'All about the firm' };
  const saved = await as(ann)('studio/save', { file: ABOUT, hash: value['hash'], value: changed });
  expect(stateIn(saved)).not.toBe(before);
  expect(await look(bob)).toBe(stateIn(saved));
});

test('what is saved is no draft any more, also for a computer that is closed at once', async () => {
  const { value: page } = await as(bob)('studio/page', { file: ABOUT });
  const base = page['value'] as object;
  const drafts = async () => {
    const { value } = await as(bob)('studio/drafts', { open: ABOUT });
    return value['versions'] as Record<string, string>;
  };
  const store = async (value: object) => {
    const draft = { hash: page['hash'], base, value };
    await as(bob)('studio/drafts/store', { file: ABOUT, draft, seen: (await drafts())[ABOUT] ?? '' });
  };
  const saved = { ...base, title: 'Saved and closed' };
  await store({ ...saved, title: 'Typed meanwhile' });
  await as(bob)('studio/save', { file: ABOUT, hash: page['hash'], value: saved });
  expect(Object.keys(await drafts())).toEqual([ABOUT]);
  await store(saved);
  const { value: now } = await as(bob)('studio/page', { file: ABOUT });
  await as(bob)('studio/save', { file: ABOUT, hash: now['hash'], value: saved });
  expect(await drafts()).toEqual({});
});
