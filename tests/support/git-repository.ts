import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runQuickly } from './run-quickly.ts';

/** A git repository in a temporary folder, with one commit on the branch "main" and a bare remote "origin". */
export interface TestRepository {
  root: string;
  /** Folder of the bare remote. */
  remote: string;
  /** Runs git in the repository, or in another folder, with this input; throws when it fails. */
  git(args: string[], folder?: string, input?: string): string;
  read(file: string): string;
  write(file: string, text: string): void;
  exists(file: string): boolean;
  remove(file: string): void;
  /** Installs a hook as a shell script. */
  hook(name: string, script: string, folder?: string): void;
  dispose(): void;
}

const SETTINGS = `[user]
  name = Ada
  email = ada@example.org
[commit]
  gpgsign = false
`;

/** Git starts no process to tidy up, and does not wait for the disk. */
const UNTIDY = `[core]
  fsync = none
[gc]
  auto = 0
[maintenance]
  auto = false
[receive]
  autogc = false
`;

const remoteSettings = (remote: string) => `[remote "origin"]
  url = ${remote}
  fetch = +refs/heads/*:refs/remotes/origin/*
`;

function runGit(args: string[], cwd: string, input?: string): string {
  const { status, stdout, stderr } = runQuickly('git', args, cwd, input);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout.trim();
}

function writeAt(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Makes a folder a repository with a bare remote. */
function initialise(root: string, remote: string): void {
  // Without the examples of hooks; the settings are written at once, since each command is a process.
  runGit(['init', '--quiet', '--template=', '--bare', '--initial-branch=main', remote], root);
  runGit(['init', '--quiet', '--template=', '--initial-branch=main'], root);
  appendFileSync(path.join(root, '.git/config'), SETTINGS + UNTIDY + remoteSettings(remote));
  appendFileSync(path.join(remote, 'config'), UNTIDY);
  runGit(['add', '--all'], root);
  runGit(['commit', '--quiet', '--message=First'], root);
  runGit(['push', '--quiet', '--set-upstream', 'origin', 'main'], root);
}

/** Folders with the repository and the remote of `createRepository`, by the files that it starts with. */
const templates = new Map<string, string>();

/** Makes a template once, since six processes make it, and deletes it when this process ends. */
function templateOf(files: Record<string, string>): string {
  const key = JSON.stringify(files);
  const known = templates.get(key);
  if (known) return known;
  const base = mkdtempSync(path.join(tmpdir(), 'git-template-'));
  process.once('exit', () => rmSync(base, { recursive: true, force: true }));
  templates.set(key, base);
  const root = path.join(base, 'project');
  for (const [file, text] of Object.entries(files)) writeAt(root, file, text);
  initialise(root, path.join(base, 'remote.git'));
  return base;
}

/** Makes a folder a repository with a bare remote. Without a folder, starts with these files. */
export function createRepository(files: Record<string, string>, folder?: string): TestRepository {
  const base = mkdtempSync(path.join(tmpdir(), 'git-repository-'));
  const root = folder ?? path.join(base, 'project');
  const remote = path.join(base, 'remote.git');
  const at = (file: string) => path.join(root, file);
  if (folder) {
    initialise(root, remote);
  } else {
    const template = templateOf(files);
    cpSync(template, base, { recursive: true });
    const config = readFileSync(at('.git/config'), 'utf8');
    writeFileSync(at('.git/config'), config.replaceAll(template, base));
  }
  return {
    root,
    remote,
    git: (args, where = root, input) => runGit(args, where, input),
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => writeAt(root, file, text),
    exists: (file) => existsSync(at(file)),
    remove: (file) => rmSync(at(file)),
    hook(name, script, where = path.join(root, '.git')) {
      const file = path.join(where, 'hooks', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    },
    // A folder that was no repository before is none again.
    dispose: () => {
      for (const one of [base, at('.git')]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/** Runs git as if it were a week ago. */
export function lastWeek<Result>(run: () => Result): Result {
  const date = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString();
  const names = ['GIT_AUTHOR_DATE', 'GIT_COMMITTER_DATE'];
  for (const name of names) process.env[name] = date;
  try {
    return run();
  } finally {
    for (const name of names) delete process.env[name];
  }
}
