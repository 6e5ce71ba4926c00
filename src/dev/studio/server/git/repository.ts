import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from '../../publish/protocol.ts';
import { askGit } from './run-git.ts';

const IN_PROGRESS = 'A developer has begun something in this copy of the project and must finish it first.';
const UNFINISHED: Record<string, string> = {
  MERGE_HEAD: `${IN_PROGRESS}\nA merge has begun: git commit, or git merge --abort.`,
  CHERRY_PICK_HEAD: `${IN_PROGRESS}\nA cherry-pick has begun: git cherry-pick --continue, or --abort.`,
  REVERT_HEAD: `${IN_PROGRESS}\nA revert has begun: git revert --continue, or --abort.`,
  'rebase-merge': `${IN_PROGRESS}\nA rebase has begun: git rebase --continue, or --abort.`,
  'rebase-apply': `${IN_PROGRESS}\nA rebase has begun: git rebase --continue, or --abort.`,
  'index.lock':
    'Another program is working with the versions of this project. Wait a moment, then try again.\nIf no git command is running, delete .git/index.lock.',
};

async function obstacleOf(root: string): Promise<string> {
  const isInside = await askGit(root, ['rev-parse', '--is-inside-work-tree']);
  if (isInside !== 'true') {
    return 'This copy of the project has no versions, so it cannot be published. A developer must set that up once.\nThis project is not in a git repository: run "git init" and commit it.';
  }
  if ((await askGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === null) {
    return 'This copy of the project has no versions yet. A developer must store the first one.\nThis repository has no commit yet.';
  }
  for (const [file, message] of Object.entries(UNFINISHED)) {
    const location = await askGit(root, ['rev-parse', '--git-path', file]);
    if (location && existsSync(path.resolve(root, location))) return message;
  }
  if ((await askGit(root, ['var', 'GIT_AUTHOR_IDENT'])) === null) {
    return 'The project does not know your name yet. A developer must set it once.\ngit config --global user.name "Your name" and git config --global user.email you@example.org';
  }
  return '';
}

/** The remote that git itself would push to: that of the branch, the configured default, the only one, or origin. */
async function remoteOf(root: string, branch: string | null): Promise<string | null> {
  const remotes = ((await askGit(root, ['remote'])) ?? '').split('\n').filter(Boolean);
  const configured = [
    branch && (await askGit(root, ['config', `branch.${branch}.pushRemote`])),
    await askGit(root, ['config', 'remote.pushDefault']),
    branch && (await askGit(root, ['config', `branch.${branch}.remote`])),
    remotes.length === 1 ? remotes[0] : 'origin',
  ];
  return configured.find((name) => name && remotes.includes(name)) ?? null;
}

/** The branch that visitors see, as far as this repository knows: the default branch of the remote. */
async function siteBranchOf(root: string, remote: string | null): Promise<string | null> {
  if (!remote) return null;
  const head = await askGit(root, ['symbolic-ref', '--short', '--quiet', `refs/remotes/${remote}/HEAD`]);
  if (head) return head.slice(remote.length + 1);
  const names = ['main', 'master'].map((name) => `refs/remotes/${remote}/${name}`);
  const known = await askGit(root, ['for-each-ref', '--format=%(refname:lstrip=3)', ...names]);
  return known?.split('\n')[0] || null;
}

/** Number of commits that a part of the remote does not have, as far as this repository knows. */
async function commitsNotIn(root: string, part: string): Promise<number> {
  return Number((await askGit(root, ['rev-list', '--count', 'HEAD', '--not', part])) ?? 0);
}

export async function readRepository(root: string): Promise<Repository> {
  const obstacle = await obstacleOf(root);
  const branch = (await askGit(root, ['symbolic-ref', '--short', '--quiet', 'HEAD'])) || null;
  const remote = await remoteOf(root, branch);
  const merge = branch && (await askGit(root, ['config', `branch.${branch}.merge`]));
  const siteBranch = await siteBranchOf(root, remote);
  const isReadable = !obstacle && remote !== null;
  return {
    branch,
    remote,
    siteBranch,
    upstream: merge ? merge.replace('refs/heads/', '') : branch,
    unpushed: isReadable ? await commitsNotIn(root, `--remotes=${remote}`) : 0,
    notPublic:
      isReadable && siteBranch ? await commitsNotIn(root, `refs/remotes/${remote}/${siteBranch}`) : 0,
    obstacle,
  };
}
