import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRepository, type TestRepository } from '../../../../../tests/support/git-repository.ts';
import { branchNameFor } from '../../publish/branch-name.ts';
import type { PublishCheck } from '../../publish/protocol.ts';
import { contentChanges } from '../git/content-changes.ts';
import { readRepository } from '../git/repository.ts';
import { combineAndPush, publish, pushCommits } from './publish.ts';

const ABOUT = 'content/pages/about.json';
const NEW = 'content/pages/new page.json';
const FILES = {
  [ABOUT]: '{\n  "title": "About"\n}\n',
  'content/pages/old.json': '{\n  "title": "An old page with enough text to be recognised after a move"\n}\n',
  'src/code.ts': 'export const one = 1;\n',
  'src/site/generated/forms/visit.js': '// old\n',
  'supabase/functions/deliver/forms.ts': '// old\n',
};
const PASSED: PublishCheck = { passed: true, diagnostics: [], otherFailures: [] };

let repository: TestRepository;
const git = (...args: string[]) => repository.git(args);
const message = () => git('log', '-1', '--format=%s');
const filesOfCommit = (commit = 'HEAD') =>
  git('show', '--name-only', '--format=', '--no-renames', '-z', commit).split('\0').filter(Boolean).sort();
const onRemote = (branch: string) => repository.git(['rev-parse', branch], repository.remote);

/** Publishes what is in content/ now. */
async function publishNow(newBranch?: string, check = async () => PASSED) {
  const { fingerprint } = await contentChanges(repository.root);
  const request = { message: 'Change the title', fingerprint, ...(newBranch && { newBranch }) };
  return publish({ root: repository.root }, request, check);
}

/** Commits and pushes from another computer. */
function publishElsewhere(file = 'content/pages/old.json', text = '{"title": "Theirs"}\n'): void {
  const other = path.join(path.dirname(repository.remote), 'other');
  git('clone', '--quiet', repository.remote, other);
  writeFileSync(path.join(other, file), text);
  const author = ['-c', 'user.name=Grace', '-c', 'user.email=grace@example.org'];
  repository.git([...author, 'commit', '--quiet', '--all', '--message=Theirs'], other);
  repository.git(['push', '--quiet'], other);
}

beforeEach(() => {
  repository = createRepository(FILES);
  repository.write(ABOUT, '{\n  "title": "About us"\n}\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.dispose();
});

test('commits changed, new, moved and deleted files of content/ and pushes them', async () => {
  repository.write(NEW, '{}\n');
  repository.write('content/pages/moved.json', FILES['content/pages/old.json']);
  repository.remove('content/pages/old.json');
  const { files } = await contentChanges(repository.root);
  expect(files).toEqual([
    { kind: 'changed', file: ABOUT, before: ABOUT },
    { kind: 'moved', file: 'content/pages/moved.json', before: 'content/pages/old.json' },
    { kind: 'added', file: NEW, before: NEW },
  ]);
  expect(await publishNow()).toEqual({ outcome: 'published', message: 'Published to origin, branch main.' });
  expect(message()).toBe('Change the title');
  expect(filesOfCommit()).toEqual([ABOUT, 'content/pages/moved.json', NEW, 'content/pages/old.json'].sort());
  expect(git('status', '--porcelain')).toBe('');
  expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
});

test('leaves files outside content/ and the staged work of the maintainer as they are', async () => {
  repository.write('src/code.ts', 'export const one = 2;\n');
  git('add', 'src/code.ts');
  repository.write('src/code.ts', 'export const one = 3;\n');
  repository.write('src/new.ts', 'export const two = 2;\n');
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
  for (const [file, text] of Object.entries(generated)) repository.write(file, text);
  await publishNow();
  expect(filesOfCommit()).toEqual([ABOUT, ...Object.keys(generated)].sort());
  expect(git('status', '--porcelain')).toBe('');
});

test('publishes a new branch named after the message and continues there', async () => {
  const branch = branchNameFor('Change the title: “Über uns”!');
  expect(branch).toBe('change-the-title-uber-uns');
  const before = git('rev-parse', 'main');
  expect(await publishNow(branch)).toEqual({
    outcome: 'sent',
    message: `Sent for review to origin, branch ${branch}. The site changes when someone merges it into main.`,
  });
  expect(git('branch', '--show-current')).toBe(branch);
  expect(onRemote(branch)).toBe(git('rev-parse', 'HEAD'));
  expect([git('rev-parse', 'main'), onRemote('main')]).toEqual([before, before]);
});

test('commits nothing when the check fails, or when the content is not the one that was shown', async () => {
  const failed = { ...PASSED, passed: false };
  expect(await publishNow(undefined, async () => failed)).toEqual({ outcome: 'failed-check', ...failed });
  const result = await publishNow(undefined, async () => {
    repository.write(NEW, '{}\n');
    return PASSED;
  });
  expect(result.outcome).toBe('changed');
  expect(message()).toBe('First');
  expect(git('status', '--porcelain').split('\n')).toEqual([`M ${ABOUT}`, `?? "${NEW}"`]);
});

describe('says what prevents a commit, and leaves everything as it was', () => {
  test.each<[string, () => void, string]>([
    ['a merge is not finished', () => git('update-ref', 'MERGE_HEAD', 'HEAD'), 'A merge has begun'],
    [
      'another git is running',
      () => repository.write('.git/index.lock', ''),
      'Another git command is running',
    ],
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
      'git does not know who you are',
    ],
    ['git is not installed', () => vi.stubEnv('PATH', '/nowhere'), 'git is not installed'],
  ])('%s', async (_, prepare, reason) => {
    repository.write(NEW, '{}\n');
    const { fingerprint } = await contentChanges(repository.root);
    prepare();
    const request = { message: 'Change the title', fingerprint };
    await expect(publish({ root: repository.root }, request, async () => PASSED)).rejects.toThrow(reason);
    vi.unstubAllEnvs();
    expect(message()).toBe('First');
    expect(repository.read(ABOUT)).toContain('About us');
    expect(repository.exists(NEW)).toBe(true);
  });

  test('a hook refuses the commit, on this branch or on a new one', async () => {
    repository.write(NEW, '{}\n');
    repository.hook('pre-commit', 'echo "Titles end with a full stop." >&2; exit 1');
    const status = git('status', '--porcelain');
    for (const branch of [undefined, 'new-title']) {
      await expect(publishNow(branch)).rejects.toThrow(/A hook .* nothing was committed.*\nTitles end/s);
      expect(git('status', '--porcelain')).toBe(status);
      expect(git('branch', '--format=%(refname:short)')).toBe('main');
    }
  });

  test('a project without a repository or without a commit', async () => {
    const outside = path.dirname(repository.remote);
    vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(outside));
    expect((await readRepository(outside)).obstacle).toContain('not in a git repository');
    git('init', '--quiet', path.join(outside, 'empty'));
    expect((await readRepository(path.join(outside, 'empty'))).obstacle).toContain('has no commit yet');
  });
});

describe('a commit that cannot be pushed stays, and can be pushed later', () => {
  test('someone else has published: nothing of theirs is overwritten', async () => {
    publishElsewhere();
    const theirs = onRemote('main');
    const result = await publishNow();
    expect(result).toMatchObject({ outcome: 'behind' });
    expect(result).toHaveProperty('message', expect.stringContaining('Someone else has published to "main"'));
    expect(result).not.toHaveProperty('message', expect.stringContaining('git'));
    expect(onRemote('main')).toBe(theirs);
    expect((await readRepository(repository.root)).unpushed).toBe(1);
    expect(await pushCommits({ root: repository.root }, 'new-title')).toMatchObject({ outcome: 'sent' });
    expect(onRemote('new-title')).toBe(git('rev-parse', 'HEAD'));
    expect(onRemote('main')).toBe(theirs);
    // The next changes stay on the branch, which the remote accepts.
    repository.write(ABOUT, '{\n  "title": "About us all"\n}\n');
    expect(await publishNow()).toMatchObject({ outcome: 'sent' });
    expect(onRemote('new-title')).toBe(git('rev-parse', 'HEAD'));
  });

  test('combines the commit with that of someone else, checks the result and publishes it', async () => {
    publishElsewhere();
    await publishNow();
    const checked: string[] = [];
    const result = await combineAndPush({ root: repository.root }, async () => {
      checked.push(repository.read('content/pages/old.json'), repository.read(ABOUT));
      return PASSED;
    });
    expect(result).toEqual({ outcome: 'published', message: 'Published to origin, branch main.' });
    expect(checked).toEqual(['{"title": "Theirs"}\n', '{\n  "title": "About us"\n}\n']);
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
    expect(git('status', '--porcelain')).toBe('');
  });

  test('combines nothing when both changed the same file', async () => {
    publishElsewhere(ABOUT, '{\n  "title": "Theirs"\n}\n');
    await publishNow();
    const mine = git('rev-parse', 'HEAD');
    const refused = await combineAndPush({ root: repository.root }, async () => PASSED);
    expect(refused).toHaveProperty('message', expect.stringContaining(`have changed ${ABOUT}`));
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([mine, '']);
  });

  test('undoes a combination that does not pass the check', async () => {
    publishElsewhere();
    await publishNow();
    const mine = git('rev-parse', 'HEAD');
    repository.write('src/code.ts', 'export const one = 2;\n');
    const failed = { ...PASSED, passed: false };
    expect(await combineAndPush({ root: repository.root }, async () => failed)).toMatchObject({
      outcome: 'failed-check',
    });
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([mine, 'M src/code.ts']);
  });

  test('the remote is away, refuses the branch, or does not exist', async () => {
    repository.hook('pre-receive', 'echo protected >&2; exit 1', repository.remote);
    expect(await publishNow()).toHaveProperty(
      'message',
      expect.stringContaining('"origin" refused the push'),
    );
    git('remote', 'set-url', 'origin', path.join(repository.root, 'gone.git'));
    expect(await pushCommits({ root: repository.root })).toHaveProperty(
      'message',
      expect.stringContaining('could not be reached'),
    );
    git('remote', 'set-url', 'origin', repository.remote);
    repository.hook('pre-receive', 'exit 0', repository.remote);
    expect(await pushCommits({ root: repository.root })).toMatchObject({ outcome: 'published' });
    git('remote', 'remove', 'origin');
    expect(await pushCommits({ root: repository.root })).toHaveProperty(
      'message',
      expect.stringContaining('no remote to push to'),
    );
  });
});
