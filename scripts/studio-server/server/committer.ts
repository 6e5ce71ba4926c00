import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Names the server as committer, unless git knows a name: each commit has its editor as author. */
export async function nameCommitter(root: string, origin: string): Promise<void> {
  const { stdout } = await run('git', ['config', '--get', 'user.email'], { cwd: root }).catch(() => ({
    stdout: '',
  }));
  if (stdout.trim() !== '') return;
  for (const role of ['AUTHOR', 'COMMITTER']) {
    process.env[`GIT_${role}_NAME`] ??= 'Studio';
    process.env[`GIT_${role}_EMAIL`] ??= `studio@${new URL(origin).hostname}`;
  }
}
