import type { Repository } from '../../publish/protocol.ts';
import { tryGit } from './run-git.ts';

/** The result of a push. `message` says what to do when the remote has not accepted it. */
export type PushResult = { outcome: 'pushed' | 'no-remote' } | { outcome: 'refused'; message: string };

const KEPT = 'Your commit is safe on this computer.';

/** Explains a push that failed. The output of git and of hooks follows the explanation. */
function reasonOf(output: string, { remote, upstream }: Repository): string {
  if (/\[rejected\].*(?:fetch first|non-fast-forward)/s.test(output)) {
    return `Someone else has published to "${upstream}" since this computer got its last changes. Push to a new branch instead, or get the changes with "git pull --rebase" and push again.`;
  }
  if (/\[remote rejected\]/.test(output)) {
    return `"${remote}" refused the push, for example because the branch "${upstream}" is protected. Push to a new branch instead.`;
  }
  if (/Permission denied|Authentication failed|could not read (?:Username|Password)|403/i.test(output)) {
    return `"${remote}" did not accept your sign-in. Run "git push" once in a terminal to sign in, then push again.`;
  }
  if (
    /Could not resolve host|unable to access|Connection refused|Connection timed|timed out|does not appear to be a git/i.test(
      output,
    )
  ) {
    return `"${remote}" could not be reached. Check the network and the address (git remote -v), then push again.`;
  }
  return 'git did not push, perhaps because a hook refused it. Its output says why.';
}

/** Pushes the current commit, to the branch's own upstream or to a branch with another name. Never forces. */
export async function push(root: string, repository: Repository, to?: string): Promise<PushResult> {
  const { remote, branch, upstream } = repository;
  const target = to ?? upstream ?? branch;
  if (!remote || !target) return { outcome: 'no-remote' };
  const tracks = to === undefined ? ['--set-upstream'] : [];
  const result = await tryGit(root, ['push', '--porcelain', ...tracks, remote, `HEAD:refs/heads/${target}`]);
  if (result.status === 0) return { outcome: 'pushed' };
  const output = `${result.stdout}\n${result.stderr}`.trim();
  return { outcome: 'refused', message: `${KEPT} ${reasonOf(output, repository)}\n${output}` };
}
