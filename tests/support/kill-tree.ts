import { spawnSync } from 'node:child_process';

interface Running {
  pid: number;
  parent: number;
  command: string;
}

function running(): Running[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && parent ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/**
 * Kills a process and all that it has started, as the end of a container does. What `isElsewhere` accepts stands for a
 * program of another computer, and goes on with all that it has started.
 */
export function killTree(pid: number, isElsewhere: (command: string) => boolean): void {
  const all = running();
  const below = (parent: number): number[] =>
    all
      .filter((one) => one.parent === parent && !isElsewhere(one.command))
      .flatMap((one) => [one.pid, ...below(one.pid)]);
  for (const one of [pid, ...below(pid)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}
