import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import {
  ABOUT,
  checksWith,
  FILES,
  NEW,
  PASSED,
  planOf,
  publishing,
  STORE,
} from '../../../../../tests/support/publishing.ts';
import { readRepository } from '../git/repository.ts';
import { publish } from './publish.ts';

const { repository, git, message, publishNow } = publishing(() => createRepository(FILES));

describe('says what prevents a commit, and leaves everything as it was', () => {
  test.each<[string, () => void, string]>([
    [
      'a merge is not finished',
      () => git('update-ref', 'MERGE_HEAD', 'HEAD'),
      'A developer has begun something',
    ],
    ['another git is running', () => repository().write('.git/index.lock', ''), 'Another program is working'],
    ['no branch is checked out', () => git('checkout', '--quiet', '--detach'), 'detached HEAD'],
    [
      'there is no author',
      () => {
        vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
        vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
        git('config', 'user.useConfigOnly', 'true');
        git('config', '--unset', 'user.name');
        git('config', '--unset', 'user.email');
      },
      'does not know your name',
    ],
    ['git is not installed', () => vi.stubEnv('PATH', '/nowhere'), 'git is not installed'],
  ])('%s', async (_, prepare, reason) => {
    repository().write(NEW, '{}\n');
    const { fingerprint } = await planOf(repository().root);
    prepare();
    const files = [ABOUT, NEW];
    const request = { way: 'publish' as const, message: 'Change the title', fingerprint, files };
    await expect(
      publish(
        { root: repository().root, store: STORE },
        request,
        checksWith(async () => PASSED, repository().root),
      ),
    ).rejects.toThrow(reason);
    vi.unstubAllEnvs();
    expect(message()).toBe('First');
    expect(repository().read(ABOUT)).toContain('About us');
    expect(repository().exists(NEW)).toBe(true);
  });

  test('a hook refuses the commit, on this branch or on a new one', async () => {
    repository().write(NEW, '{}\n');
    repository().hook('pre-commit', 'echo "Titles end with a full stop." >&2; exit 1');
    const status = git('status', '--porcelain');
    for (const way of ['publish', 'review'] as const) {
      await expect(publishNow(way)).rejects.toThrow(/A rule of this project .*\n.*Titles end/s);
      expect(git('status', '--porcelain')).toBe(status);
      expect(git('branch', '--format=%(refname:short)')).toBe('main');
    }
  });

  test('a project without a repository or without a commit', async () => {
    const outside = path.dirname(repository().remote);
    vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(outside));
    expect((await readRepository(outside)).obstacle).toContain('no versions, so');
    git('init', '--quiet', path.join(outside, 'empty'));
    expect((await readRepository(path.join(outside, 'empty'))).obstacle).toContain('no versions yet');
  });
});
