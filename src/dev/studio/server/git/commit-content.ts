import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentContext, DevApiError } from '@json-site/dev/server';
import { GENERATED_FROM_CONTENT } from '@json-site/generate/state';
import { inTemporaryFolder } from '../files/temporary-folder.ts';
import { PUBLISHED, REMOVED_ENTRY, withIndex } from './content-changes.ts';
import { askGit, GitError, git, partsOf, tryGit } from './run-git.ts';

/** A commit that git or one of its hooks has refused. */
function inWords(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const isHook = !/^(?:error|fatal):/m.test(error.message);
  const reason = isHook ? 'A rule of this project has refused the changes' : 'The changes were not accepted';
  return new DevApiError(422, `${reason}; nothing was published, and all is as it was.\n${error.message}`);
}

/** Runs a hook of the maintainer, as `git commit` would. */
async function runHook(root: string, name: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const run = ['hook', 'run', '--ignore-missing', name, ...(args.length > 0 ? ['--', ...args] : [])];
  const { status, stdout, stderr } = await tryGit(root, run, env);
  // Git before 2.36 cannot run a hook alone.
  if (status === 0 || /is not a git command/.test(stderr)) return;
  throw new GitError(stderr.trim() || stdout.trim() || `The hook ${name} has refused the commit.`);
}

/** Returns the files generated from content/ that differ from a commit. */
export async function changedGenerated(root: string, commit: string): Promise<string[]> {
  const diff = ['diff', '--name-only', '--relative', '-z', commit, '--', ...GENERATED_FROM_CONTENT];
  const added = ['ls-files', '--others', '--exclude-standard', '-z', '--', ...GENERATED_FROM_CONTENT];
  return [...new Set([...partsOf(await git(root, diff)), ...partsOf(await git(root, added))])];
}

/** The content of a commit. */
export interface CommitContent {
  /** The commit that it follows: everything besides the chosen files is as there. */
  parent: string;
  /** The tree that has content/ and the forms as they are on the disk. */
  tree: string;
  /** The chosen files of content/. */
  files: readonly string[];
  /** Files whose text is not the one on the disk. Null deletes the file. */
  texts: ReadonlyMap<string, string | null>;
  /** Chosen files that are generated from content/. */
  generated: readonly string[];
  message: string;
  /** Who has written it, if not the maintainer. */
  editor?: ContentContext['editor'];
}

/** The author of a commit: git itself names the committer. */
const authorOf = ({ editor }: CommitContent): NodeJS.ProcessEnv =>
  editor ? { GIT_AUTHOR_NAME: editor.name, GIT_AUTHOR_EMAIL: editor.address } : {};

/** The entries of an index for the chosen files. */
async function entriesOf(root: string, { tree, files, texts }: CommitContent): Promise<string> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim();
  const chosen = new Map(files.map((file) => [file, REMOVED_ENTRY]));
  for (const line of partsOf(await git(root, ['ls-tree', '-r', '-z', tree, '--', ...PUBLISHED]))) {
    const [entry = '', file = ''] = line.split('\t');
    if (chosen.has(file)) chosen.set(file, entry);
  }
  for (const [file, text] of texts) {
    const hash = ['hash-object', '-w', '--stdin', '--path', file];
    const entry = text === null ? REMOVED_ENTRY : `100644 blob ${(await git(root, hash, {}, text)).trim()}`;
    chosen.set(file, entry);
  }
  return [...chosen].map(([file, entry]) => `${entry}\t${prefix}${file}\0`).join('');
}

/**
 * Makes a commit of the chosen files, with everything else as its parent has it, and returns its id. No branch, no file
 * and nothing that the maintainer has staged changes. Hooks, signing and the committer are those of the maintainer's
 * git.
 */
export async function commitContent(root: string, content: CommitContent): Promise<string> {
  const commit = async (folder: string) =>
    withIndex(root, async (env) => {
      await git(root, ['read-tree', content.parent], env);
      await git(root, ['update-index', '-z', '--index-info'], env, await entriesOf(root, content));
      if (content.generated.length > 0) {
        const add = ['--literal-pathspecs', 'add', '--all', '--', ...content.generated];
        await git(root, add, env);
      }
      const message = path.join(folder, 'COMMIT_EDITMSG');
      writeFileSync(message, `${content.message}\n`);
      await runHook(root, 'pre-commit', env);
      await runHook(root, 'commit-msg', env, message);
      const tree = (await git(root, ['write-tree'], env)).trim();
      const isSigned = (await askGit(root, ['config', '--type=bool', 'commit.gpgsign'])) === 'true';
      const options = ['-p', content.parent, ...(isSigned ? ['-S'] : []), '-F', message];
      return (await git(root, ['commit-tree', tree, ...options], authorOf(content))).trim();
    });
  return inTemporaryFolder(commit).catch((error: unknown) => {
    throw inWords(error);
  });
}
