import { describe, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../../../../../tests/support/full-run.ts';
import { fullTest } from '../../../../../tests/support/full-test.ts';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import {
  ABOUT,
  FILES,
  MINE,
  NEW,
  PASSED,
  planOf,
  publishIn,
  publishing,
  STORE,
} from '../../../../../tests/support/publishing.ts';
import { publish } from './publish.ts';
import { receiveNews, whereabouts } from './publish-state.ts';
import { ADDRESSES } from './unpublished.ts';

const OLD = 'content/pages/old.json';

const { repository, git, filesOfCommit, onRemote, publishElsewhere } = publishing(() =>
  createRepository(FILES),
);

const root = () => repository().root;
const receive = () => receiveNews(root());
const ofRemote = (...args: string[]) => repository().git(args, repository().remote);
const unpublished = async () => (await whereabouts(root())).unpublished.map(({ file }) => file);

describe('a choice of documents', () => {
  test('publishes what is chosen, and leaves the rest as it is', async () => {
    repository().write(NEW, '{"title": "New"}\n');
    repository().write(OLD, '{"title": "Older"}\n');
    expect(await publishIn(root(), { files: [NEW] })).toMatchObject({ outcome: 'published' });
    expect(filesOfCommit()).toEqual([NEW]);
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
    expect([repository().read(ABOUT), repository().read(OLD)]).toEqual([MINE, '{"title": "Older"}\n']);
    expect(await unpublished()).toEqual([ABOUT, OLD]);
    expect(git('diff', '--cached', '--name-only')).toBe('');
  });

  test('publishes nothing of a document that is saved while the remote is asked', async () => {
    const before = onRemote('main');
    const later = '{\n  "title": "Not for everybody yet"\n}\n';
    repository().hook(
      'slow-upload-pack',
      `printf '${later.replaceAll('\n', '\\n')}' > ${root()}/${ABOUT}\ngit-upload-pack "$@"`,
    );
    git('config', 'remote.origin.uploadpack', `${root()}/.git/hooks/slow-upload-pack`);
    expect(await publishIn(root(), { files: [ABOUT] })).toMatchObject({ outcome: 'changed' });
    expect([onRemote('main'), repository().read(ABOUT)]).toEqual([before, later]);
  });

  fullTest('publishes a moved page at its new address only', async () => {
    repository().write('content/pages/moved.json', FILES[OLD]);
    repository().remove(OLD);
    expect(await publishIn(root(), { files: ['content/pages/moved.json'] })).toMatchObject({
      outcome: 'published',
    });
    expect(filesOfCommit()).toEqual(['content/pages/moved.json', OLD]);
    expect(await unpublished()).toEqual([ABOUT]);
  });

  fullTest('has the addresses that are public in the list on the disk as well', async () => {
    repository().write(NEW, '{"title": "New"}\n');
    const addresses = '{\n  "routes": [\n    "/new page"\n  ]\n}\n';
    const { fingerprint } = await planOf(root());
    const chosen = async () => ({ check: PASSED, addresses });
    const request = { way: 'publish' as const, message: 'A page', fingerprint, files: [NEW] };
    await publish({ root: root(), store: STORE }, request, { whole: async () => PASSED, chosen });
    expect(filesOfCommit()).toEqual([NEW, ADDRESSES]);
    expect(repository().read(ADDRESSES)).toBe(addresses);
    expect(git('status', '--porcelain')).toBe(`M ${ABOUT}`);
  });

  test('publishes what is in a commit of this computer only when it is chosen', async () => {
    git('commit', '--quiet', '--all', '--message=Not public');
    repository().write(NEW, '{"title": "New"}\n');
    expect(await unpublished()).toEqual([ABOUT, NEW]);
    expect(await publishIn(root(), { files: [NEW] })).toMatchObject({ outcome: 'published' });
    expect(filesOfCommit()).toEqual([NEW]);
    expect([repository().read(ABOUT), await unpublished()]).toEqual([MINE, [ABOUT]]);
  });
});

describe('a review', () => {
  const merge = (way: '--squash' | '--no-ff', name: string) => {
    const folder = `${repository().remote}-colleague`;
    repository().git(['clone', '--quiet', repository().remote, folder]);
    const run = (...args: string[]) =>
      repository().git(['-c', 'user.name=Grace', '-c', 'user.email=g@example.org', ...args], folder);
    run('merge', '--quiet', way, `origin/${name}`);
    if (way === '--squash') run('commit', '--quiet', '--message=Accepted');
    run('push', '--quiet', 'origin', 'main', `:${name}`);
  };

  test('has only what was chosen, and two wait at once', async () => {
    repository().write(NEW, '{"title": "New"}\n');
    await publishIn(root(), { way: 'review', message: 'The new page', files: [NEW] });
    await publishIn(root(), { way: 'review', message: 'The title', files: [ABOUT] });
    expect(ofRemote('diff', '--name-only', 'main', 'the-new-page')).toBe(NEW);
    expect(ofRemote('diff', '--name-only', 'main', 'the-title')).toBe(ABOUT);
    expect(await whereabouts(root())).toMatchObject({
      unpublished: [
        { file: ABOUT, review: 'The title' },
        { file: NEW, review: 'The new page' },
      ],
      reviews: [{ name: 'the-new-page' }, { name: 'the-title' }],
    });
  });

  test.each((['--squash', '--no-ff'] as const).slice(0, IS_FULL_RUN ? undefined : 1))(
    'ends when it was merged with %s',
    async (way) => {
      await publishIn(root(), { way: 'review', message: 'The title', files: [ABOUT] });
      merge(way, 'the-title');
      // A colleague has changed the accepted text since.
      publishElsewhere(ABOUT, '{\n  "title": "Who we are"\n}\n');
      const { news, reviews, unpublished: left } = await receive();
      expect(news).toContainEqual({ kind: 'merged', review: 'The title' });
      expect([reviews, left]).toEqual([[], []]);
      expect(JSON.parse(repository().read(ABOUT))).toEqual({ title: 'Who we are' });
    },
  );

  fullTest('keeps what was written after it was sent', async () => {
    await publishIn(root(), { way: 'review', message: 'The title', files: [ABOUT] });
    repository().write(ABOUT, '{\n  "title": "About all of us"\n}\n');
    expect((await whereabouts(root())).unpublished).toMatchObject([{ file: ABOUT, revises: 'The title' }]);
    merge('--squash', 'the-title');
    expect((await receive()).unpublished).toEqual([{ file: ABOUT, before: ABOUT, kind: 'changed' }]);
    expect(JSON.parse(repository().read(ABOUT))).toEqual({ title: 'About all of us' });
  });

  fullTest('leaves its changes here when it was closed', async () => {
    await publishIn(root(), { way: 'review', message: 'The title', files: [ABOUT] });
    ofRemote('branch', '-D', 'the-title');
    const { news, reviews, unpublished: left } = await receive();
    expect(news).toEqual([{ kind: 'closed', review: 'The title' }]);
    expect([reviews, left]).toEqual([[], [{ file: ABOUT, before: ABOUT, kind: 'changed' }]]);
    expect(repository().read(ABOUT)).toBe(MINE);
  });
});
