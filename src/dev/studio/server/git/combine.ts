import type { Repository } from '../../publish/protocol.ts';
import { type PushResult, refusalOf } from './push.ts';
import { askGit, git, tryGit } from './run-git.ts';

/** The result of combining: `undo` restores the state before, for a site that does not pass the check. */
export type CombineResult = { outcome: 'combined'; undo: () => Promise<void> } | PushResult;

/** Names what prevents a merge, after the merge has been undone. */
async function conflictOf(root: string, output: string): Promise<PushResult> {
  const unmerged = await askGit(root, ['diff', '--name-only', '--relative', '--diff-filter=U']);
  await tryGit(root, ['merge', '--abort']);
  const message = unmerged
    ? `Both you and someone else have changed ${unmerged.split('\n').join(', ')}, so nothing was combined. Send your changes to a new branch for review.`
    : `The changes could not be combined, and every file is as it was.\n${output}`;
  return { outcome: 'refused', message };
}

/** Merges the commits of the remote into the current branch, if no file has changes that contradict each other. */
export async function combineWithRemote(root: string, repository: Repository): Promise<CombineResult> {
  const { remote, upstream } = repository;
  if (!remote || !upstream) return { outcome: 'no-remote' };
  const theirs = `refs/remotes/${remote}/${upstream}`;
  const fetched = await tryGit(root, ['fetch', '--quiet', remote, `+refs/heads/${upstream}:${theirs}`]);
  if (fetched.status !== 0) return refusalOf(fetched.stderr.trim(), repository);
  const before = await git(root, ['rev-parse', 'HEAD']);
  const merged = await tryGit(root, ['merge', '--quiet', '--no-edit', theirs]);
  if (merged.status !== 0) return conflictOf(root, `${merged.stdout}\n${merged.stderr}`.trim());
  return {
    outcome: 'combined',
    undo: async () => {
      await git(root, ['reset', '--quiet', '--keep', before.trim()]);
    },
  };
}
