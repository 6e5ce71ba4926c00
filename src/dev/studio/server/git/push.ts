import type { Repository } from '../../publish/protocol.ts';
import { startBranch } from './branch.ts';
import { tryGit } from './run-git.ts';

/**
 * The result of a push. `behind` means that the remote has commits which this computer has not. `message` says what to do
 * when the remote has not accepted the push.
 */
export type PushResult =
  | { outcome: 'pushed' | 'no-remote' }
  | { outcome: 'behind' | 'refused'; message: string };

const KEPT = 'Your commit is safe on this computer.';

const NO_NETWORK =
  /Could not resolve host|unable to access|Connection refused|Connection timed|timed out|does not appear to be a git/i;
const NO_SIGN_IN =
  /Permission denied|Authentication failed|could not read (?:Username|Password)|The requested URL returned error: 403/i;

/** Returns the lines that the remote itself has printed, such as the reason of a hook. */
const linesOfRemote = (output: string) => output.split('\n').filter((line) => line.startsWith('remote: '));

/** Explains why git could not reach or change the remote, and what to do. */
export function refusalOf(output: string, { remote, upstream }: Repository): PushResult {
  const refused = (...lines: string[]): PushResult => ({
    outcome: 'refused',
    message: [`${KEPT} ${lines[0]}`, ...lines.slice(1)].join('\n'),
  });
  if (/\[rejected\].*(?:fetch first|non-fast-forward)/s.test(output)) {
    const message = `${KEPT} Someone else has published to "${upstream}" since this computer got its last changes. Combine both, or send yours to a new branch for review.`;
    return { outcome: 'behind', message };
  }
  if (/\[remote rejected\]/.test(output)) {
    return refused(
      `"${remote}" refused the push, for example because the branch "${upstream}" is protected. Send your changes to a new branch instead.`,
      ...linesOfRemote(output),
    );
  }
  if (NO_SIGN_IN.test(output)) {
    return refused(
      `"${remote}" did not accept your sign-in. Run "git push" once in a terminal to sign in, then try again.`,
    );
  }
  if (NO_NETWORK.test(output)) {
    return refused(
      `"${remote}" could not be reached. Check the network and the address (git remote -v), then try again.`,
    );
  }
  return refused('git did not push, perhaps because a hook refused it. Its output says why.', output);
}

/**
 * Pushes the current commit to the branch's own upstream. With a name, starts a branch there first and stays on it: a
 * branch that the remote has refused once would refuse the next changes as well. Never forces.
 */
export async function push(root: string, repository: Repository, newBranch?: string): Promise<PushResult> {
  const { remote, branch, upstream } = repository;
  if (!remote) return { outcome: 'no-remote' };
  if (newBranch !== undefined) await startBranch(root, newBranch);
  const target = newBranch ?? upstream ?? branch;
  if (!target) return { outcome: 'no-remote' };
  const result = await tryGit(root, [
    'push',
    '--porcelain',
    '--set-upstream',
    remote,
    `HEAD:refs/heads/${target}`,
  ]);
  if (result.status === 0) return { outcome: 'pushed' };
  return refusalOf(`${result.stdout}\n${result.stderr}`.trim(), { ...repository, upstream: target });
}
