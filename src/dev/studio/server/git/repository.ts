import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from '../../publish/protocol.ts';
import { askGit } from './run-git.ts';

const UNFINISHED: Record<string, string> = {
  MERGE_HEAD:
    'A merge has begun in this repository and is not finished. Finish it (git commit) or stop it (git merge --abort).',
  CHERRY_PICK_HEAD:
    'A cherry-pick is not finished in this repository. Finish it (git cherry-pick --continue) or stop it (git cherry-pick --abort).',
  REVERT_HEAD:
    'A revert is not finished in this repository. Finish it (git revert --continue) or stop it (git revert --abort).',
  'rebase-merge':
    'A rebase is not finished in this repository. Finish it (git rebase --continue) or stop it (git rebase --abort).',
  'rebase-apply':
    'A rebase is not finished in this repository. Finish it (git rebase --continue) or stop it (git rebase --abort).',
  'index.lock':
    'Another git command is running in this repository. Wait until it has ended, then try again. If none is running, delete .git/index.lock.',
};

async function obstacleOf(root: string): Promise<string> {
  const isInside = await askGit(root, ['rev-parse', '--is-inside-work-tree']);
  if (isInside !== 'true') {
    return 'This project is not in a git repository. Run "git init" and commit it once; then the studio can publish.';
  }
  if ((await askGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === null) {
    return 'This repository has no commit yet. Commit the project once; then the studio can publish.';
  }
  for (const [file, message] of Object.entries(UNFINISHED)) {
    const location = await askGit(root, ['rev-parse', '--git-path', file]);
    if (location && existsSync(path.resolve(root, location))) return message;
  }
  if ((await askGit(root, ['var', 'GIT_AUTHOR_IDENT'])) === null) {
    return 'git does not know who you are. Run: git config --global user.name "Your name" and git config --global user.email you@example.org';
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

/** Number of commits that no branch of the remote has, as far as this repository knows. */
async function unpushedCommits(root: string, remote: string | null): Promise<number> {
  if (!remote) return 0;
  return Number((await askGit(root, ['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`])) ?? 0);
}

/** Reads the state of the repository that contains the project. */
export async function readRepository(root: string): Promise<Repository> {
  const obstacle = await obstacleOf(root);
  const branch = (await askGit(root, ['symbolic-ref', '--short', '--quiet', 'HEAD'])) || null;
  const remote = await remoteOf(root, branch);
  const merge = branch && (await askGit(root, ['config', `branch.${branch}.merge`]));
  return {
    branch,
    remote,
    siteBranch: await siteBranchOf(root, remote),
    upstream: merge ? merge.replace('refs/heads/', '') : branch,
    unpushed: obstacle ? 0 : await unpushedCommits(root, remote),
    obstacle,
  };
}
