import type { TestRepository } from '../../../support/git-repository.ts';
import type { Task } from './task.ts';

/** Returns the changes in each file of content/ since the last commit, as `Task` describes them. */
export function changesIn(repository: TestRepository): Task['diff'] {
  repository.git(['add', '--all', '--', 'content']);
  // A new file is compared with the one that the editor has copied.
  const options = ['--unified=0', '--find-renames', '--find-copies-harder', '--find-copies=70%'];
  const text = repository.git([
    '-c',
    'core.quotePath=false',
    'diff',
    '--cached',
    ...options,
    '--',
    'content',
  ]);
  const files = text.split(/^diff --git a\/.* b\//m).slice(1);
  return Object.fromEntries(
    files.map((file): [string, Task['diff'][string]] => {
      const [name = '', ...lines] = file.split('\n');
      if (lines.some((line) => line.startsWith('deleted file'))) return [name, 'deleted'];
      if (lines.some((line) => line.startsWith('Binary files'))) return [name, 'binary'];
      const changed = lines.filter((line) => /^[-+](?!\+\+ |-- )/.test(line));
      return [name, changed.map((line) => (line.startsWith('-') ? '-' : `+ ${line.slice(1).trim()}`))];
    }),
  );
}

/** Commits the work of a task: the next one starts from there. */
export function commitTask(repository: TestRepository, name: string): void {
  repository.git(['add', '--all', '--', 'content']);
  repository.git(['commit', '--quiet', '--allow-empty', `--message=${name}`, '--', 'content']);
}
