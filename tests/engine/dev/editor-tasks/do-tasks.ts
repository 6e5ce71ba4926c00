import { compileProject } from '../../../../scripts/content/load-content.ts';
import type { test as studioTest } from '../../../support/dev-server.ts';
import { createRepository, lastWeek, type TestRepository } from '../../../support/git-repository.ts';
import { expect } from '../../../support/test.ts';
import { changesIn, commitTask } from './changes.ts';
import { Editor } from './editor.ts';
import type { DoneTask } from './table.ts';
import { TASKS } from './tasks.ts';

/**
 * Tests that an editor can do every task, one after the other, in the same copy of the site. `tell` gets all of them
 * once they are done.
 */
export function doTasks(
  test: typeof studioTest,
  tell: (done: readonly DoneTask[]) => void = () => undefined,
): void {
  let repository: TestRepository;
  let firstCommit = '';
  const done: DoneTask[] = [];

  // The copy of the site becomes a repository with a bare remote.
  test.beforeAll(({ copy }) => {
    repository = copy.served?.repository ?? lastWeek(() => createRepository({}, copy.root));
    firstCommit = repository.git(['rev-parse', 'HEAD']);
  });

  test.afterAll(() => {
    // The tests of other files expect the content and the schemas as they were.
    repository.git(['reset', '--quiet', '--hard', firstCommit]);
    repository.dispose();
    if (done.length === TASKS.length) tell(done);
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
        expect(changesIn(repository)).toEqual(task.diff);
        const codes = compileProject(copy.root).diagnostics.map(({ code }) => code);
        expect(codes.sort()).toEqual([...(task.leaves ?? [])].sort());
      } finally {
        commitTask(repository, task.name);
      }
    });
  }
}
