import type { Repository } from '../../publish/protocol.ts';
import { CONTENT } from './content-changes.ts';
import { type PushResult, refusalOf } from './push.ts';
import { askGit, tryGit } from './run-git.ts';

/** The branches of the remote by their name, or why it cannot be reached. */
export type Fetched =
  | { outcome: 'fetched'; branches: ReadonlyMap<string, string> }
  | Extract<PushResult, { outcome: 'refused' }>;

const BRANCHES = 'refs/heads/';

/** Fetches the branch that visitors see and these reviews, if they have moved. Asks the remote once if nothing has. */
export async function fetchBranches(
  root: string,
  repository: Pick<Repository, 'remote' | 'siteBranch'>,
  reviews: readonly string[],
): Promise<Fetched> {
  const { remote, siteBranch } = repository;
  if (!remote) return { outcome: 'fetched', branches: new Map() };
  const asked = await tryGit(root, ['ls-remote', '--heads', remote]);
  const failed = (output: string): Fetched => {
    const refused = refusalOf(output.trim(), siteBranch ?? '');
    return refused.outcome === 'refused' ? refused : { outcome: 'refused', message: output };
  };
  if (asked.status !== 0) return failed(asked.stderr);
  const branches = new Map(
    asked.stdout
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const [commit = '', ref = ''] = line.split('\t');
        return [ref.slice(BRANCHES.length), commit];
      }),
  );
  const known = new Map(
    (
      (await askGit(root, ['for-each-ref', '--format=%(refname) %(objectname)', `refs/remotes/${remote}`])) ??
      ''
    )
      .split('\n')
      .map((line): [string, string] => {
        const [ref = '', commit = ''] = line.split(' ');
        return [ref.slice(`refs/remotes/${remote}/`.length), commit];
      }),
  );
  const wanted = [...(siteBranch ? [siteBranch] : []), ...reviews];
  const moved = wanted.filter((name) => branches.has(name) && branches.get(name) !== known.get(name));
  if (moved.length > 0) {
    const specs = moved.map((name) => `+${BRANCHES}${name}:refs/remotes/${remote}/${name}`);
    const fetched = await tryGit(root, ['fetch', '--quiet', '--no-tags', remote, ...specs]);
    if (fetched.status !== 0) return failed(fetched.stderr);
  }
  return { outcome: 'fetched', branches };
}

/** Lists who has made public what is new since a commit, in the order of their last change. */
export async function authorsSince(root: string, from: string, to: string): Promise<string[]> {
  const log = await askGit(root, ['log', '--format=%an', `${from}..${to}`, '--', CONTENT]);
  return [...new Set((log ?? '').split('\n').filter(Boolean))];
}
