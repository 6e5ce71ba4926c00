import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A git repository in a temporary folder, with one commit on the branch "main" and a bare remote "origin". */
export interface TestRepository {
  root: string;
  /** Folder of the bare remote. */
  remote: string;
  /** Runs git in the repository, or in another folder; throws when it fails. */
  git(args: string[], folder?: string): string;
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

const remoteSettings = (remote: string) => `[remote "origin"]
  url = ${remote}
  fetch = +refs/heads/*:refs/remotes/origin/*
`;

/** Makes a folder a repository with a bare remote. Without a folder, starts with these files. */
export function createRepository(files: Record<string, string>, folder?: string): TestRepository {
  const base = mkdtempSync(path.join(tmpdir(), 'git-repository-'));
  const root = folder ?? path.join(base, 'project');
  const remote = path.join(base, 'remote.git');
  const at = (file: string) => path.join(root, file);
  const repository: TestRepository = {
    root,
    remote,
    git(args, where = root) {
      const { status, stdout, stderr } = spawnSync('git', args, { cwd: where, encoding: 'utf8' });
      if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}${stdout}`);
      return stdout.trim();
    },
    read: (file) => readFileSync(at(file), 'utf8'),
    write(file, text) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    exists: (file) => existsSync(at(file)),
    remove: (file) => rmSync(at(file)),
    hook(name, script, where = path.join(root, '.git')) {
      const file = path.join(where, 'hooks', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    },
    dispose: () => rmSync(base, { recursive: true, force: true }),
  };
  mkdirSync(root, { recursive: true });
  for (const [file, text] of Object.entries(files)) repository.write(file, text);
  // Without the examples of hooks; the settings are written at once, since each command is a process.
  repository.git(['init', '--quiet', '--template=', '--bare', '--initial-branch=main', remote]);
  repository.git(['init', '--quiet', '--template=', '--initial-branch=main']);
  appendFileSync(at('.git/config'), SETTINGS + remoteSettings(remote));
  repository.git(['add', '--all']);
  repository.git(['commit', '--quiet', '--message=First']);
  repository.git(['push', '--quiet', '--set-upstream', 'origin', 'main']);
  return repository;
}
