import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { fullTest } from '../../../../../tests/support/full-test.ts';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { ABOUT, FILES, publishing, STORE } from '../../../../../tests/support/publishing.ts';
import type { Diagnostic } from '../../../../compiler/types.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { receiveNews } from '../publish/publish-state.ts';
import { overview } from './overview.ts';
import { noteSaver } from './who-saved.ts';

const OLD = 'content/pages/old.json';
const { repository, git, publishNow, publishElsewhere } = publishing(() => createRepository(FILES));

/** The overview of the repository, whose site has these diagnostics. */
function read(diagnostics: Pick<Diagnostic, 'severity' | 'file'>[] = []) {
  const { root } = repository();
  const source = (file: string) =>
    existsSync(path.join(root, file)) ? { text: readFileSync(path.join(root, file), 'utf8') } : undefined;
  const store = { ...STORE, refresh: () => undefined, diagnostics: () => diagnostics, source };
  return overview({ root, store } as unknown as ContentContext);
}

test('names what is not public yet, and who has changed it', async () => {
  git('commit', '--quiet', '--all', '--message=Rename', '--author=Grace <grace@example.org>');
  repository().write(ABOUT, '{\n  "title": "About all of us"\n}\n');
  repository().remove(OLD);
  expect((await read()).waiting).toMatchObject([
    { file: ABOUT, kind: 'changed', name: 'Page “About all of us”', by: ['Grace', 'Ada'] },
    { file: OLD, kind: 'removed', name: expect.stringMatching(/^Page “An old page/), by: ['Ada'] },
  ]);
});

fullTest('names the editors who have saved a file of a shared copy, until it is committed', async () => {
  const { root } = repository();
  const saveAs = (name: string) =>
    noteSaver({ root, editor: { address: `${name}@example.org`, name, role: 'write' } }, [ABOUT]);
  for (const name of ['Grace', 'Joan', 'Grace']) saveAs(name);
  expect((await read()).waiting).toMatchObject([{ file: ABOUT, by: ['Grace', 'Joan'] }]);
  await publishNow();
  await read();
  repository().write(ABOUT, '{\n  "title": "About all of us"\n}\n');
  saveAs('Mary');
  expect((await read()).waiting).toMatchObject([{ file: ABOUT, by: ['Mary'] }]);
});

test('lists the reviews that wait, with who has sent them', async () => {
  await publishNow('review');
  const { waiting, reviews } = await read();
  expect(reviews).toMatchObject([
    { id: 'change-the-title', message: 'Change the title', documents: ['Page “About us”'], by: 'Ada' },
  ]);
  expect(Date.parse(reviews[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(waiting).toMatchObject([{ file: ABOUT, review: 'Change the title' }]);
});

test('lists what became public in a week by the titles of documents, also of deleted ones', async () => {
  await publishNow();
  publishElsewhere(OLD, null);
  await receiveNews(repository().root);
  expect((await read()).week).toMatchObject([
    {
      by: 'Grace',
      message: 'Theirs',
      documents: [{ name: expect.stringContaining('“An old page'), kind: 'removed' }],
    },
    { by: 'Ada', message: 'Change the title', documents: [{ name: 'Page “About us”', kind: 'changed' }] },
    { by: 'Ada', message: 'First' },
  ]);
});

fullTest('leaves out what is older than a week', async () => {
  vi.stubEnv('GIT_COMMITTER_DATE', '2020-01-01T00:00:00Z');
  git('commit', '--quiet', '--amend', '--no-edit', '--reset-author', '--date=2020-01-01T00:00:00Z');
  git('push', '--quiet', '--force');
  const { week, isKnown } = await read();
  expect([week, isKnown]).toEqual([[], true]);
});

test('lists the errors of the site before its warnings, and counts those that it leaves out', async () => {
  const many = Array.from({ length: 400 }, () => ({ severity: 'warning', file: ABOUT }) as const);
  const { diagnostics, more } = await read([...many, { severity: 'error', file: OLD }]);
  expect(diagnostics[0]).toMatchObject({ severity: 'error', file: OLD });
  expect([diagnostics.length, more]).toEqual([300, 101]);
});

test('says nothing about a project without versions', async () => {
  rmSync(path.join(repository().root, '.git'), { recursive: true });
  expect(await read()).toMatchObject({ isKnown: false, waiting: [], reviews: [], week: [] });
});
