import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askGit, GitError, git, tryGit } from './run-git.ts';

/** The folder that the studio publishes, with the files that are generated from it and nothing else. */
export const CONTENT = 'content';

/** A file of content/ that differs from the last commit. A moved file has another path there. */
export interface ChangedFile {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  file: string;
  /** Path in the last commit. */
  before: string;
}

/** The differences between content/ and the last commit. */
export interface ContentChanges {
  files: ChangedFile[];
  /** Identifies branch, commit and content: another fingerprint would publish something else. */
  fingerprint: string;
}

const KINDS: Record<string, ChangedFile['kind']> = { A: 'added', D: 'removed', R: 'moved' };

/** Parses the output of `git diff --name-status -z`: a status and one path, or two paths after a rename. */
function parseNameStatus(output: string): ChangedFile[] {
  const parts = output.split('\0').filter(Boolean);
  const files: ChangedFile[] = [];
  while (parts.length > 0) {
    const status = (parts.shift() ?? '').charAt(0);
    const before = parts.shift() ?? '';
    const file = status === 'R' ? (parts.shift() ?? '') : before;
    files.push({ kind: KINDS[status] ?? 'changed', file, before });
  }
  return files;
}

/** Compares content/ with the last commit, with a temporary index: what the maintainer has staged stays as it is. */
export async function contentChanges(root: string): Promise<ContentChanges> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-index-'));
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
  try {
    await git(root, ['read-tree', 'HEAD'], env);
    await git(root, ['add', '--all', '--', CONTENT], env);
    const tree = (await git(root, ['write-tree'], env)).trim();
    const head = await askGit(root, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD']);
    const diff = ['diff-tree', '-r', '-z', '-M', '--name-status', '--relative', 'HEAD', tree, '--', CONTENT];
    return { files: parseNameStatus(await git(root, diff)), fingerprint: `${head} ${tree}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the text of a file in a commit, or null when the commit does not have the file. Rejects if git fails. */
export async function textAt(root: string, commit: string, file: string): Promise<string | null> {
  const find = ['rev-parse', '--verify', '--quiet', `${commit}:./${file}`];
  const { status, stdout, stderr } = await tryGit(root, find);
  if (status === 1) return null;
  if (status !== 0) throw new GitError(stderr.trim());
  return git(root, ['cat-file', 'blob', stdout.trim()]);
}
