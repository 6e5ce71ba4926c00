import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fullTest } from '../../../../../tests/support/full-test.ts';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import {
  ABOUT,
  FILES,
  MINE,
  NEW,
  PASSED,
  planOf,
  publishing,
  SITE,
} from '../../../../../tests/support/publishing.ts';
import { branchNameFor } from '../git/branch.ts';
import { whereabouts } from './publish-state.ts';

const { repository, git, message, filesOfCommit, onRemote, publishNow } = publishing(() =>
  createRepository(FILES),
);

/** Words of git that an editor does not know. The lines after the first are for a developer. */
const GIT = /\b(?:git|commit|branch|pull|push|rebase|merge|remote|upstream)\b/i;

test('commits changed, new, moved and deleted files of content/ and pushes them', async () => {
  repository().write(NEW, '{}\n');
  repository().write('content/pages/moved.json', FILES['content/pages/old.json']);
  repository().remove('content/pages/old.json');
  const { changes } = await planOf(repository().root);
  expect(changes).toEqual([
    { kind: 'changed', file: ABOUT, before: ABOUT },
    { kind: 'moved', file: 'content/pages/moved.json', before: 'content/pages/old.json' },
    { kind: 'added', file: NEW, before: NEW },
  ]);
  expect(await publishNow()).toMatchObject({
    outcome: 'published',
    message: expect.stringMatching(/^Public\./),
    address: SITE,
  });
  expect(message()).toBe('Change the title');
  expect(filesOfCommit()).toEqual([ABOUT, 'content/pages/moved.json', NEW, 'content/pages/old.json'].sort());
  expect(git('status', '--porcelain')).toBe('');
  expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
});

fullTest('leaves files outside content/ and the staged work of the maintainer as they are', async () => {
  repository().write('src/code.ts', 'export const one = 2;\n');
  git('add', 'src/code.ts');
  repository().write('src/code.ts', 'export const one = 3;\n');
  repository().write('src/new.ts', 'export const two = 2;\n');
  await publishNow();
  expect(filesOfCommit()).toEqual([ABOUT]);
  expect(git('diff', '--cached', '--name-only')).toBe('src/code.ts');
  expect(git('show', ':src/code.ts')).toBe('export const one = 2;');
  expect(git('status', '--porcelain').split('\n')).toEqual(['MM src/code.ts', '?? src/new.ts']);
});

test('commits what is generated from the content with it', async () => {
  const generated = {
    'src/site/generated/forms/visit.js': '// new\n',
    'supabase/functions/deliver/forms.ts': '// new\n',
  };
  for (const [file, text] of Object.entries(generated)) repository().write(file, text);
  await publishNow();
  expect(filesOfCommit()).toEqual([ABOUT, ...Object.keys(generated)].sort());
  expect(git('status', '--porcelain')).toBe('');
});

test('sends for review on a branch named after the message, and stays on the branch that visitors see', async () => {
  const name = 'change-the-title';
  expect(branchNameFor('Change the title: “Über uns”!')).toBe('change-the-title-uber-uns');
  const before = git('rev-parse', 'main');
  expect(await publishNow('review')).toEqual({
    outcome: 'sent',
    message: `Sent for review as “${name}”. Visitors see it when someone makes it public.`,
    review: name,
  });
  expect(git('branch', '--show-current')).toBe('main');
  expect(repository().git(['show', `${name}:${ABOUT}`], repository().remote)).toBe(MINE.trim());
  expect([git('rev-parse', 'main'), onRemote('main')]).toEqual([before, before]);
  expect(await whereabouts(repository().root)).toMatchObject({
    unpublished: [{ file: ABOUT, review: 'Change the title' }],
    reviews: [{ name, documents: ['Page “About us”'] }],
  });
});

fullTest(
  'a second review with the same message gets another name, also if only the remote has the first',
  async () => {
    git('push', '--quiet', 'origin', 'main:change-the-title');
    git('update-ref', '-d', 'refs/remotes/origin/change-the-title');
    expect(await publishNow('review')).toHaveProperty(
      'message',
      expect.stringContaining('“change-the-title-2”'),
    );
  },
);

fullTest('publishes no work of a developer from another branch', async () => {
  git('switch', '--quiet', '--create', 'feature');
  repository().write('src/code.ts', 'export const one = 2;\n');
  git('commit', '--quiet', '--message=Code', 'src/code.ts');
  const before = onRemote('main');
  expect(await publishNow()).toMatchObject({
    outcome: 'kept',
    message: expect.stringContaining('work of a developer'),
  });
  expect(onRemote('main')).toBe(before);
  expect(await publishNow('review')).toMatchObject({ outcome: 'sent' });
});

test('checks content once that has passed already', async () => {
  let checks = 0;
  const check = async () => {
    checks++;
    return PASSED;
  };
  repository().hook('pre-commit', 'exit 1');
  await expect(publishNow('publish', check)).rejects.toThrow('nothing was');
  rmSync(path.join(repository().root, '.git/hooks/pre-commit'));
  expect(await publishNow('publish', check)).toMatchObject({ outcome: 'published' });
  expect(checks).toBe(1);
});

test('commits nothing when the check fails, or when the content is not the one that was shown', async () => {
  const failed = { ...PASSED, passed: false };
  expect(await publishNow('publish', async () => failed)).toEqual({ outcome: 'failed-check', ...failed });
  const result = await publishNow('publish', async () => {
    repository().write(NEW, '{}\n');
    return PASSED;
  });
  expect(result.outcome).toBe('changed');
  expect(message()).toBe('First');
  expect(git('status', '--porcelain').split('\n')).toEqual([`M ${ABOUT}`, `?? "${NEW}"`]);
});

test('a network that is away, a refusal and a missing remote are said in words, and nothing is lost', async () => {
  const refused = async () => {
    const result = await publishNow();
    expect(result).toMatchObject({ outcome: expect.stringMatching(/kept|versioned/) });
    const [first = ''] = 'message' in result ? result.message.split('\n') : [];
    expect(first).not.toMatch(GIT);
    return first;
  };
  repository().hook('pre-receive', 'echo protected >&2; exit 1', repository().remote);
  expect(await refused()).toContain('Send them for review');
  git('remote', 'set-url', 'origin', path.join(repository().root, 'gone.git'));
  expect(await refused()).toContain('could not be reached');
  expect((await whereabouts(repository().root)).unpublished).toHaveLength(1);
  git('remote', 'set-url', 'origin', repository().remote);
  repository().hook('pre-receive', 'exit 0', repository().remote);
  expect(await publishNow()).toMatchObject({ outcome: 'published' });
  repository().write(ABOUT, '{}\n');
  git('remote', 'remove', 'origin');
  expect(await refused()).toContain('no place to be published from');
});
