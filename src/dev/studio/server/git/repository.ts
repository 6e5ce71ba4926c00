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

const NO_REPOSITORY =
  'This copy of the project has no versions, so it cannot be published. A developer must set that up once.\nThis project is not in a git repository: run "git init" and commit it.';
const NO_COMMIT =
  'This copy of the project has no versions yet. A developer must store the first one.\nThis repository has no commit yet.';
const NO_NAME =
  'The project does not know your name yet. A developer must set it once.\ngit config --global user.name "Your name" and git config --global user.email you@example.org';

/** One call, because the server stands still while each process starts. */
const WHERE = [
  'rev-parse',
  '--is-inside-work-tree',
  ...Object.keys(UNFINISHED).flatMap((file) => ['--git-path', file]),
  ...['--symbolic-full-name', '--revs-only', 'HEAD'],
];

const BRANCHES = 'refs/heads/';

/** Where a repository is: what prevents publishing, and its branch unless it has none or no commit. */
async function readState(root: string): Promise<Pick<Repository, 'obstacle' | 'branch'>> {
  const [isInside, ...lines] = ((await askGit(root, WHERE)) ?? '').split('\n');
  if (isInside !== 'true') return { branch: null, obstacle: NO_REPOSITORY };
  const messages = Object.values(UNFINISHED);
  const head = lines[messages.length];
  if (head === undefined) return { branch: null, obstacle: NO_COMMIT };
  const branch = head.startsWith(BRANCHES) ? head.slice(BRANCHES.length) : null;
  const begun = messages.find((_, index) => existsSync(path.resolve(root, lines[index] ?? '')));
  const hasName = (await askGit(root, ['var', 'GIT_AUTHOR_IDENT'])) !== null;
  return { branch, obstacle: begun ?? (hasName ? '' : NO_NAME) };
}

/** The settings of git. It writes the last part of each name in small letters. */
async function readSettings(root: string): Promise<Map<string, string>> {
  const written = ((await askGit(root, ['config', '--list', '-z'])) ?? '').split('\0').filter(Boolean);
  return new Map(
    written.map((setting) => {
      const end = setting.indexOf('\n');
      return end < 0 ? [setting, ''] : [setting.slice(0, end), setting.slice(end + 1)];
    }),
  );
}

/** The remote that git itself would push to: that of the branch, the configured default, the only one, or origin. */
function remoteOf(settings: ReadonlyMap<string, string>, branch: string | null): string | null {
  const remotes = [...settings.keys()].flatMap((name) => /^remote\.(.+)\.url$/.exec(name)?.[1] ?? []);
  const configured = [
    settings.get(`branch.${branch}.pushremote`),
    settings.get('remote.pushdefault'),
    settings.get(`branch.${branch}.remote`),
    remotes.length === 1 ? remotes[0] : 'origin',
  ];
  return configured.find((name) => name !== undefined && remotes.includes(name)) ?? null;
}

/** The branch that visitors see, as far as this repository knows: the default branch of the remote. */
async function siteBranchOf(root: string, remote: string | null): Promise<string | null> {
  if (!remote) return null;
  const folder = `refs/remotes/${remote}/`;
  const names = ['HEAD', 'main', 'master'].map((name) => folder + name);
  const known = await askGit(root, ['for-each-ref', '--format=%(symref) %(refname)', ...names]);
  // The first one is HEAD, if the repository has it; only HEAD is a reference to another one.
  const [first] = (known ?? '').split('\n');
  return first?.trim().split(' ')[0]?.slice(folder.length) || null;
}

export async function readRepository(root: string): Promise<Repository> {
  const { branch, obstacle } = await readState(root);
  const settings = await readSettings(root);
  const remote = remoteOf(settings, branch);
  const siteBranch = await siteBranchOf(root, remote);
  return {
    branch,
    remote,
    siteBranch,
    upstream: settings.get(`branch.${branch}.merge`)?.replace(BRANCHES, '') ?? branch,
    obstacle,
  };
}
