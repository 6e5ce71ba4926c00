import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContent } from '../../../../../scripts/content/content-store.ts';
import { copySite, type WorkingCopy } from '../../../../../scripts/test/site-copy.ts';
import { fullTest } from '../../../../../tests/support/full-test.ts';
import { createRepository, type TestRepository } from '../../../../../tests/support/git-repository.ts';
import { PASSED, planOf } from '../../../../../tests/support/publishing.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import type { PublishRequest } from '../../publish/protocol.ts';
import type { FormQuestions } from '../../questions/protocol.ts';
import { formQuestions } from '../questions/change-questions.ts';
import { checkChosen } from './check-chosen.ts';
import { publish } from './publish.ts';
import { publishState, receiveNews, whereabouts } from './publish-state.ts';

const FORM = 'content/forms/contact.json';
const SCHEMA = 'schemas/forms/contact.schema.json';
const ABOUT = 'content/pages/about.json';
const MIGRATION = /^supabase\/migrations\/\d{14}_alter_contact_submissions\.sql$/;

let copy: WorkingCopy;
let repository: TestRepository;
let context: ContentContext;

beforeAll(async () => {
  copy = await copySite();
  repository = createRepository({}, copy.root);
  context = { root: copy.root, store: openContent(copy.root) };
}, 240_000);
afterAll(() => {
  repository?.dispose();
  copy?.dispose();
});

/** A database that has none of the migrations that are not public yet. */
const behind = async () => {
  const migrations = git('ls-tree', '--name-only', 'origin/main', 'supabase/migrations/').split('\n');
  const versions = migrations.map((file) => path.basename(file).slice(0, 14));
  return { call: async () => ({ migrations: versions }) };
};

const git = (...args: string[]) => repository.git(args);
const filesOf = (commit: string) => git('show', '--name-only', '--format=', commit).split('\n').sort();
const unpublished = async () => (await whereabouts(copy.root)).unpublished;

async function publishFiles(files: string[], way: PublishRequest['way'] = 'publish', database = {}) {
  const { fingerprint } = await planOf(copy.root);
  const checks = { whole: async () => PASSED, chosen: checkChosen };
  return publish(
    { ...context, ...database },
    { way, message: 'Change the form', fingerprint, files },
    checks,
  );
}

test('a changed question is one document, which becomes public with its rules and its migration', async () => {
  const { version } = (await formQuestions(context, { file: FORM })) as FormQuestions;
  // The texts of the form stay the same.
  const company = { label: 'Company (Optional)', hint: '', isRequired: true, options: [] };
  const change = { kind: 'change', name: 'company', ...company } as const;
  expect(await formQuestions(context, { file: FORM, version, change })).toEqual({ diagnostics: [] });
  const listed = await unpublished();
  expect(listed).toEqual([
    { kind: 'changed', file: FORM, before: FORM, with: [SCHEMA, expect.stringMatching(MIGRATION)] },
  ]);
  const [migration = ''] = (listed[0]?.with ?? []).filter((file) => file !== SCHEMA);
  const [document] = (await publishState(context)).documents;
  expect(document?.changes.at(-1)?.after).toBe('a change that the database of the live site needs first');

  // The rest becomes public without it, as visitors have it.
  copy.replace(ABOUT, '"title": "', '"title": "More ');
  expect((await unpublished()).map(({ file }) => file)).toEqual([ABOUT, FORM]);
  expect(await publishFiles([ABOUT])).toMatchObject({ outcome: 'published' });
  expect(filesOf('origin/main')).toEqual([ABOUT]);
  expect(copy.read(SCHEMA)).toContain('"company"');

  expect(await publishFiles([FORM], 'review')).toMatchObject({ outcome: 'sent' });
  expect((await unpublished())[0]).toMatchObject({ file: FORM, review: 'Change the form' });
  // A form that asks for more sends nothing that the database refuses.
  expect(await publishFiles([FORM], 'publish', { database: behind })).toMatchObject({
    outcome: 'published',
    message: expect.stringContaining('A developer applies the change to the database'),
  });
  expect(filesOf('origin/main')).toEqual(expect.arrayContaining([SCHEMA, migration]));
  expect(filesOf('origin/main').filter((file) => file.startsWith('content/'))).toEqual([]);
  expect([await unpublished(), git('status', '--porcelain')]).toEqual([[], '']);
}, 240_000);

fullTest(
  'the questions of others arrive, and both changes of one form fit its table in the end',
  async () => {
    const other = repository.git(['rev-parse', 'HEAD']);
    const add = async (label: string) => {
      const { version } = (await formQuestions(context, { file: FORM })) as FormQuestions;
      const texts = { label, hint: '', isRequired: false, options: [] };
      const change = { kind: 'add', of: 'text', section: 'message', ...texts } as const;
      expect(await formQuestions(context, { file: FORM, version, change })).toEqual({ diagnostics: [] });
    };
    await add('Theirs');
    expect(await publishFiles([FORM], 'publish', { database: behind })).toMatchObject({
      outcome: 'kept',
      message: expect.stringContaining('does not have the changed questions yet'),
    });
    expect(await publishFiles([FORM])).toMatchObject({ outcome: 'published' });
    // The same copy as it was before: now the other editor has been first.
    git('reset', '--quiet', '--hard', other);
    await add('Ours');
    await receiveNews(copy.root);
    expect(copy.read(SCHEMA)).toMatch(/"theirs"[\s\S]*"ours"|"ours"[\s\S]*"theirs"/);
    expect(copy.read(FORM)).toMatch(/Theirs[\s\S]*Ours|Ours[\s\S]*Theirs/);
    expect(await publishFiles([FORM])).toMatchObject({
      outcome: 'changed',
      message: expect.stringContaining('Others have changed the same form'),
    });
    expect(await publishFiles([FORM])).toMatchObject({ outcome: 'published' });
    expect(await unpublished()).toEqual([]);
  },
  240_000,
);
