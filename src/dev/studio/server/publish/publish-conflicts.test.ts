import { describe, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../../../../../tests/support/full-run.ts';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { ABOUT, FILES, PASSED, publishing } from '../../../../../tests/support/publishing.ts';
import { undoUnfinishedMerge } from '../git/combine.ts';
import { readRepository } from '../git/repository.ts';

const { repository, git, message, onRemote, publishNow, expectNothingOpen, publishElsewhere } = publishing(
  () => createRepository(FILES),
);

describe('when someone else was first', () => {
  test('combines both, checks the result and publishes it', async () => {
    publishElsewhere();
    const checked: string[] = [];
    const result = await publishNow('publish', async () => {
      checked.push(repository().read('content/pages/old.json'));
      return PASSED;
    });
    expect(result).toMatchObject({ outcome: 'published' });
    expect(checked.at(-1)).toBe('{"title": "Theirs"}\n');
    expectNothingOpen();
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
  });

  const titles = [
    ['theirs', 'Theirs'],
    ['mine', 'About us'],
  ] as const;
  test.each(titles.slice(0, IS_FULL_RUN ? undefined : 1))(
    'asks only for what both have changed, and keeps %s',
    async (choice, title) => {
      publishElsewhere(ABOUT, '{\n  "title": "Theirs",\n  "summary": "New"\n}\n');
      const asked = await publishNow();
      expect(asked).toEqual({
        outcome: 'choose',
        conflicts: [
          { key: `${ABOUT} title`, where: 'Page “About us” › Title', mine: 'About us', theirs: 'Theirs' },
        ],
      });
      expectNothingOpen();
      const choices = { [`${ABOUT} title`]: choice };
      expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({
        outcome: 'published',
      });
      expect(JSON.parse(repository().read(ABOUT))).toEqual({ title, summary: 'New' });
      expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
    },
  );

  const deletions = [
    ['mine', true],
    ['theirs', false],
  ] as const;
  test.each(deletions.slice(0, IS_FULL_RUN ? undefined : 1))(
    'asks whether a deleted page stays, and keeps %s',
    async (choice, stays) => {
      publishElsewhere(ABOUT, null);
      expect(await publishNow()).toMatchObject({ outcome: 'choose', conflicts: [{ theirs: 'deleted' }] });
      const choices = { [`${ABOUT} `]: choice };
      expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({
        outcome: 'published',
      });
      expect(repository().exists(ABOUT)).toBe(stays);
    },
  );

  test('leaves everything as it was if the check fails midway, and publishes later', async () => {
    publishElsewhere();
    repository().write('src/code.ts', 'export const one = 2;\n');
    let checks = 0;
    const midway = async () => ({ ...PASSED, passed: ++checks < 2 });
    expect(await publishNow('publish', midway)).toMatchObject({ outcome: 'failed-check' });
    expect([message(), git('status', '--porcelain')]).toEqual(['Change the title', 'M src/code.ts']);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });

  test('joins what someone else has added to the review', async () => {
    await publishNow('review');
    publishElsewhere(undefined, undefined, 'change-the-title');
    repository().write(ABOUT, '{\n  "title": "About us all"\n}\n');
    expect(await publishNow('review')).toMatchObject({ outcome: 'sent' });
    expect(repository().read('content/pages/old.json')).toBe('{"title": "Theirs"}\n');
    expect(onRemote('change-the-title')).toBe(git('rev-parse', 'HEAD'));
  });

  test('loses nothing when the network goes away midway, and publishes later', async () => {
    publishElsewhere();
    const result = await publishNow('publish', async () => {
      if (repository().exists('.git/MERGE_HEAD')) git('remote', 'set-url', 'origin', '/nowhere.git');
      return PASSED;
    });
    expect(result).toMatchObject({
      outcome: 'committed',
      message: expect.stringContaining('could not be reached'),
    });
    expect(git('status', '--porcelain')).toBe('');
    git('remote', 'set-url', 'origin', repository().remote);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(repository().read('content/pages/old.json')).toBe('{"title": "Theirs"}\n');
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
  });

  test('leaves everything as it was if the version of someone else is no JSON', async () => {
    publishElsewhere(ABOUT, '{\n  "title": "Theirs\n');
    const message = expect.stringContaining('has a mistake, so that a developer must combine it');
    expect(await publishNow()).toMatchObject({ outcome: 'committed', message });
    expectNothingOpen();
    expect((await readRepository(repository().root)).obstacle).toBe('');
  });

  test('a server that ends midway leaves nothing that prevents the next attempt', async () => {
    publishElsewhere();
    await new Promise<void>((isMidway) => {
      void publishNow('publish', async () => {
        if (!repository().exists('.git/MERGE_HEAD')) return PASSED;
        isMidway();
        return new Promise(() => undefined);
      });
    });
    expect((await readRepository(repository().root)).obstacle).not.toBe('');
    await undoUnfinishedMerge(repository().root);
    expectNothingOpen();
    expect((await readRepository(repository().root)).obstacle).toBe('');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });

  test('stops after three attempts when someone is first each time, and publishes later', async () => {
    publishElsewhere();
    let count = 0;
    const result = await publishNow('publish', async () => {
      const isMidway = repository().exists('.git/MERGE_HEAD');
      if (isMidway) publishElsewhere(undefined, `{"title": "Theirs ${++count}"}\n`);
      return PASSED;
    });
    expect(result).toMatchObject({
      outcome: 'committed',
      message: expect.stringMatching(/^Others are publishing/),
    });
    expect(git('status', '--porcelain')).toBe('');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });
});
