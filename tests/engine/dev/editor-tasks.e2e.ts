import { rmSync } from 'node:fs';
import path from 'node:path';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { test } from '../../support/dev-server.ts';
import { createRepository, type TestRepository } from '../../support/git-repository.ts';
import { expect } from '../../support/test.ts';
import { Editor } from './editor-tasks/editor.ts';
import { type DoneTask, updateTable } from './editor-tasks/table.ts';
import type { Task } from './editor-tasks/task.ts';
import { TASKS } from './editor-tasks/tasks.ts';

let repository: TestRepository;
let firstCommit = '';
const done: DoneTask[] = [];

/** Returns the changes in each file of content/, as `Task` describes them. */
function changes(): Task['diff'] {
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

/** Runs git as if it were a week ago. */
function lastWeek<Result>(run: () => Result): Result {
  const date = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString();
  const names = ['GIT_AUTHOR_DATE', 'GIT_COMMITTER_DATE'];
  for (const name of names) process.env[name] = date;
  try {
    return run();
  } finally {
    for (const name of names) delete process.env[name];
  }
}

// The copy of the site becomes a repository with a bare remote.
test.beforeAll(({ copy }) => {
  repository = lastWeek(() => createRepository({}, copy.root));
  firstCommit = repository.git(['rev-parse', 'HEAD']);
});

test.afterAll(({ copy }) => {
  // The tests of other files expect the content and the schemas as they were.
  repository.git(['reset', '--quiet', '--hard', firstCommit]);
  repository.dispose();
  rmSync(path.join(copy.root, '.git'), { recursive: true, force: true });
  if (done.length === TASKS.length) updateTable(done);
});

// The tasks edit the same copy of the site, one after the other, as an editor would.
test.describe.configure({ mode: 'default' });

test.use({ actionTimeout: 10_000 });

for (const [index, task] of TASKS.entries()) {
  test(`${index + 1}. ${task.name}`, { tag: '@full' }, async ({ page, copy }) => {
    const editor = new Editor(page);
    const start = performance.now();
    await editor.start();
    try {
      await task.do(editor, { copy, repository });
      done.push({ name: task.name, steps: editor.steps, ms: performance.now() - start });
      expect(changes()).toEqual(task.diff);
      const codes = compileProject(copy.root).diagnostics.map(({ code }) => code);
      expect(codes.sort()).toEqual([...(task.leaves ?? [])].sort());
    } finally {
      // The next task starts from here.
      repository.git(['add', '--all', '--', 'content']);
      repository.git(['commit', '--quiet', '--allow-empty', `--message=${task.name}`, '--', 'content']);
    }
  });
}
