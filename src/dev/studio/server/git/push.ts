import { tryGit } from './run-git.ts';

/**
 * The result of a push. `behind` means that the remote has commits which this computer has not. `address` is where the
 * remote shows the pushed branch, if it says so.
 */
export type PushResult =
  | { outcome: 'pushed'; address?: string }
  | { outcome: 'behind' }
  | { outcome: 'refused'; message: string };

const KEPT = 'Your changes are saved, and not public yet.';

/** Someone else was first: long ago, or at the same moment. */
const WAS_BEHIND =
  /rejected\].*(?:fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value)/s;
const NO_NETWORK =
  /Could not resolve host|unable to access|Connection refused|Connection timed|timed out|does not appear to be a git/i;
const NO_SIGN_IN =
  /Permission denied|Authentication failed|could not read (?:Username|Password)|The requested URL returned error: 403/i;

/** Returns the lines that the remote itself has printed, such as the reason of a hook. */
const linesOfRemote = (output: string) => output.split('\n').filter((line) => line.startsWith('remote: '));

/** Explains why git could not reach or change the remote. The lines after the first are for a developer. */
export function refusalOf(output: string, target: string): PushResult {
  const refused = (reason: string, details = output): PushResult => ({
    outcome: 'refused',
    message: `${KEPT} ${reason}\n${details}`.trim(),
  });
  if (WAS_BEHIND.test(output)) return { outcome: 'behind' };
  if (/\[remote rejected\]/.test(output)) {
    return refused(
      'You may not make them public yourself. Send them for review instead.',
      [`The remote has refused the branch "${target}".`, ...linesOfRemote(output)].join('\n'),
    );
  }
  if (NO_SIGN_IN.test(output)) {
    return refused(
      'The place where the site is stored did not accept your sign-in. A developer can sign in once for you.',
      `Run "git push" once in a terminal.\n${output}`,
    );
  }
  if (NO_NETWORK.test(output)) {
    return refused(
      'The place where the site is stored could not be reached. Check the network, then try again.',
    );
  }
  return refused('They were not accepted; a developer can read why.');
}

/** Pushes a commit to a branch. Never forces. */
export async function push(
  root: string,
  remote: string,
  commit: string,
  target: string,
): Promise<PushResult> {
  const result = await tryGit(root, ['push', '--porcelain', remote, `${commit}:refs/heads/${target}`]);
  const output = `${result.stdout}\n${result.stderr}`.trim();
  if (result.status !== 0) return refusalOf(output, target);
  const [address] = /https:\/\/\S+/.exec(linesOfRemote(output).join(' ')) ?? [];
  return { outcome: 'pushed', ...(address && { address }) };
}
