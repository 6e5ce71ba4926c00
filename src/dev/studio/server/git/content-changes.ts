import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inTemporaryFolder } from '../files/temporary-folder.ts';
import { FORM_FOLDERS } from './form-files.ts';
import { askGit, GitError, git, partsOf, tryGit } from './run-git.ts';

/** The folder that the studio publishes, with what belongs to forms and the files that are generated from both. */
export const CONTENT = 'content';

/** The folders that it reads and publishes. */
export const PUBLISHED = [CONTENT, ...FORM_FOLDERS];

/** A file of content/ that differs from another version. A moved file has another path there. */
export interface ChangedFile {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  file: string;
  /** Path in the other version. */
  before: string;
}

/** An entry of an index for a file that is removed. */
export const REMOVED_ENTRY = `0 ${'0'.repeat(40)}`;

/** The ids of the files of content/ by their path. */
export type Listing = ReadonlyMap<string, string>;

const KINDS: Record<string, ChangedFile['kind']> = { A: 'added', D: 'removed', R: 'moved' };

/** What a status of git says of a file. */
export const kindOfStatus = (status: string): ChangedFile['kind'] => KINDS[status.charAt(0)] ?? 'changed';

/** Parses the output of `git diff --name-status -z`: a status and one path, or two paths after a rename. */
function parseNameStatus(output: string): ChangedFile[] {
  const parts = partsOf(output);
  const files: ChangedFile[] = [];
  while (parts.length > 0) {
    const status = (parts.shift() ?? '').charAt(0);
    const before = parts.shift() ?? '';
    const file = status === 'R' ? (parts.shift() ?? '') : before;
    files.push({ kind: kindOfStatus(status), file, before });
  }
  return files;
}

/** Lists how one version of content/ differs from another. */
export async function changedFiles(root: string, from: string, to: string): Promise<ChangedFile[]> {
  const diff = ['diff-tree', '-r', '-z', '-M', '--name-status', '--relative', from, to, '--', ...PUBLISHED];
  return parseNameStatus(await git(root, diff));
}

const gitFiles = new Map<string, string>();

/** Returns the path of a file in the folder of git, which git is asked for once. */
export async function gitFile(root: string, name: string): Promise<string> {
  const key = `${root}\n${name}`;
  const known =
    gitFiles.get(key) ?? path.resolve(root, (await git(root, ['rev-parse', '--git-path', name])).trim());
  gitFiles.set(key, known);
  return known;
}

/** Calls a function with the environment of a temporary index, which starts as the one of the maintainer. */
export async function withIndex<Result>(
  root: string,
  use: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'index');
    const own = await gitFile(root, 'index');
    // It knows when each file was read, so that git reads the others only. Of a file that was written in the second of
    // the index, git trusts nothing: it goes by the time of the index, which the copy must keep.
    if (existsSync(own)) cpSync(own, file, { preserveTimestamps: true });
    return use({ GIT_INDEX_FILE: file });
  });
}

/** What git says of a file that was there when it listed the folder, and is not any more. */
const VANISHED = /No such file or directory/;
const MOST_ATTEMPTS = 5;

/** What a process that was killed while it wrote a file has left beside it. */
const LEFTOVERS = ':(exclude,glob)**/.*.tmp';

/** Adds folders to an index. Somebody may move a file meanwhile: then git is asked again. */
async function addFolders(root: string, folders: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, stderr } = await tryGit(root, ['add', '--all', '--', ...folders, LEFTOVERS], env);
    if (status === 0) return;
    if (attempt === MOST_ATTEMPTS || !VANISHED.test(stderr)) throw new GitError(stderr.trim());
  }
}

/** Stores content/ as it is on the disk, and returns the id of the tree that has it. */
export async function storeContent(root: string): Promise<string> {
  return withIndex(root, async (env) => {
    // Git refuses a folder that there is not.
    const folders = PUBLISHED.filter((folder) => existsSync(path.join(root, folder)));
    await addFolders(root, folders, env);
    return (await git(root, ['write-tree'], env)).trim();
  });
}

const MOST_LISTINGS = 50;
const listings = new Map<string, Map<string, string>>();

/** Lists the files of content/ in a commit or tree, by its id. */
export async function listing(root: string, id: string): Promise<Listing> {
  const key = `${root}\n${id}`;
  const known = listings.get(key);
  if (known) return known;
  const lines = partsOf(await git(root, ['ls-tree', '-r', '-z', id, '--', ...PUBLISHED]));
  const files = new Map(
    lines.map((line) => {
      const [entry = '', file = ''] = line.split('\t');
      return [file, entry.split(' ')[2] ?? ''];
    }),
  );
  if (listings.size >= MOST_LISTINGS) listings.clear();
  // Names such as HEAD^ move to another commit.
  if (/^[0-9a-f]{40,64}$/.test(id)) listings.set(key, files);
  return files;
}

/** The files that differ between two versions. */
export const differing = (before: Listing, after: Listing): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

const MOST_TEXTS = 500;
const texts = new Map<string, string>();

/** Returns the text of a file by its id. */
export async function textOf(root: string, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const known = texts.get(id);
  if (known !== undefined) return known;
  const text = await git(root, ['cat-file', 'blob', id]);
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(id, text);
  return text;
}

/** Returns the text of a file in a commit, or null when the commit does not have the file. Rejects if git fails. */
export async function textAt(root: string, commit: string, file: string): Promise<string | null> {
  const find = ['rev-parse', '--verify', '--quiet', `${commit}:./${file}`];
  const { status, stdout, stderr } = await tryGit(root, find);
  if (status === 1) return null;
  if (status !== 0) throw new GitError(stderr.trim());
  return textOf(root, stdout.trim());
}

/** Returns the id of a commit; undefined if there is none of this name. */
export async function commitAt(root: string, name: string): Promise<string | undefined> {
  return (await askGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])) ?? undefined;
}
