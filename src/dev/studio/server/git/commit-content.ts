import { DevApiError } from '@json-site/dev/server';
import { GENERATED_FROM_CONTENT } from '@json-site/generate/state';
import { startBranch } from './branch.ts';
import { CONTENT } from './content-changes.ts';
import { askGit, GitError, git } from './run-git.ts';

/** A commit that git or one of its hooks has refused. */
function inWords(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const isHook = !/^(?:error|fatal):/m.test(error.message);
  const reason = isHook ? 'A rule of this project has refused the changes' : 'The changes were not accepted';
  return new DevApiError(422, `${reason}; nothing was published, and all is as it was.\n${error.message}`);
}

/** Makes git aware of new files without staging their content. Returns the files. */
async function announceNewFiles(root: string): Promise<string[]> {
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z', '--', CONTENT];
  const files = (await git(root, untracked)).split('\0').filter(Boolean);
  if (files.length > 0) await git(root, ['--literal-pathspecs', 'add', '--intent-to-add', '--', ...files]);
  return files;
}

/** Returns the files generated from content/ that differ from the last commit. */
export async function changedGenerated(root: string): Promise<string[]> {
  const diff = ['diff', '--name-only', '--relative', '-z', 'HEAD', '--', ...GENERATED_FROM_CONTENT];
  return (await git(root, diff)).split('\0').filter(Boolean);
}

/**
 * Commits content/ as it is on the disk with what is generated from it, and nothing else: what the maintainer has
 * staged elsewhere stays staged. Hooks, signing and the author are those of the maintainer's git. A refused commit
 * leaves the index as it was.
 */
async function commit(root: string, message: string): Promise<void> {
  const added = await announceNewFiles(root);
  try {
    const paths = [CONTENT, ...(await changedGenerated(root))];
    const options = ['--quiet', '--only', `--message=${message}`];
    await git(root, ['--literal-pathspecs', 'commit', ...options, '--', ...paths]);
  } catch (error) {
    if (added.length > 0) await git(root, ['--literal-pathspecs', 'reset', '--quiet', '--', ...added]);
    throw error;
  }
}

const currentBranch = (root: string) => askGit(root, ['symbolic-ref', '--short', '--quiet', 'HEAD']);

/**
 * Commits content/ and what is generated from it on the current branch, or on a new one. A refused commit leaves the
 * branch as it was.
 */
export async function commitContent(root: string, message: string, newBranch?: string): Promise<void> {
  if (newBranch === undefined) {
    await commit(root, message).catch((error: unknown) => {
      throw inWords(error);
    });
    return;
  }
  const before = await currentBranch(root);
  const commitBefore = await askGit(root, ['rev-parse', 'HEAD']);
  try {
    await startBranch(root, newBranch);
    await commit(root, message);
  } catch (error) {
    const now = await currentBranch(root);
    if (now === newBranch && now !== before) {
      await git(root, ['switch', '--quiet', ...(before ? [before] : ['--detach', `${commitBefore}`])]);
      await git(root, ['branch', '--quiet', '-D', newBranch]);
    }
    throw inWords(error);
  }
}
