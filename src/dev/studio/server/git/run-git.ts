import { refuse } from '@json-site/dev/server';
import { startProgram } from './start-program.ts';

/** A command that git has refused. The message is what it has printed. */
export class GitError extends Error {}

/** A push waits for the network and for hooks; nobody waits longer than this for a prompt that cannot appear. */
const LIMIT_MS = 180_000;

/** Variables that a hook or a shell may have set for another repository or another index. */
const FOREIGN = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

function environment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of FOREIGN) delete env[name];
  // English messages, so that the studio recognises them, and no prompt on the terminal of the server.
  return { ...env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...extra };
}

/**
 * Runs the maintainer's git in the project's folder, with this input if there is one. The arguments never pass through
 * a shell.
 */
export async function tryGit(root: string, args: string[], env: NodeJS.ProcessEnv = {}, input = '') {
  const { failure, ...result } = await startProgram(
    'git',
    args,
    // A session without a terminal: ssh must fail instead of asking for a passphrase there.
    { cwd: root, env: environment(env), detached: true, timeout: LIMIT_MS },
    input,
  );
  if (failure?.code === 'ENOENT') {
    return refuse('git is not installed on this computer. Install it from https://git-scm.com.');
  }
  if (failure) throw new Error(failure.message);
  if (result.status !== null) return result;
  return { ...result, stderr: `${result.stderr}\ngit was stopped after ${LIMIT_MS / 60_000} minutes.` };
}

/** Runs git and returns its output. Rejects with a `GitError` when the command fails. */
export async function git(
  root: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  input = '',
): Promise<string> {
  const { status, stdout, stderr } = await tryGit(root, args, env, input);
  if (status !== 0) throw new GitError(stderr.trim() || stdout.trim());
  return stdout;
}

/** Runs git and returns its output without the line break at the end, or null when the command fails. */
export async function askGit(root: string, args: string[]): Promise<string | null> {
  const { status, stdout } = await tryGit(root, args);
  return status === 0 ? stdout.trim() : null;
}

/** The parts of an output with `-z`. */
export const partsOf = (output: string): string[] => output.split('\0').filter(Boolean);

/** The last operation on each repository. */
const running = new Map<string, Promise<unknown>>();

/** Runs one operation on a repository after the other: publishing and fetching both move its branch. */
export function oneByOne<Result>(root: string, operation: () => Promise<Result>): Promise<Result> {
  const result = (running.get(root) ?? Promise.resolve()).then(operation, operation);
  running.set(root, result);
  return result;
}
