import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { ABOUT, FILES, PASSED, publishing, STORE } from '../../../../../tests/support/publishing.ts';
import { undoUnfinishedMerge } from '../git/combine.ts';
import { contentChanges } from '../git/content-changes.ts';
import { readRepository } from '../git/repository.ts';
import { publish } from './publish.ts';

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

  test('combines two values on neighbouring lines', async () => {
    publishElsewhere(ABOUT, '{\n  "title": "About",\n  "summary": "Theirs"\n}\n');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(repository().read(ABOUT)).toBe('{\n  "title": "About us",\n  "summary": "Theirs"\n}\n');
  });

  test.each([
    ['mine', 'About us'],
    ['theirs', 'Theirs'],
  ] as const)('asks only for what both have changed, and keeps %s', async (choice, title) => {
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
    expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({ outcome: 'published' });
    expect(JSON.parse(repository().read(ABOUT))).toEqual({ title, summary: 'New' });
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
  });

  test.each([
    ['mine', true],
    ['theirs', false],
  ] as const)('asks whether a deleted page stays, and keeps %s', async (choice, stays) => {
    publishElsewhere(ABOUT, null);
    expect(await publishNow()).toMatchObject({ outcome: 'choose', conflicts: [{ theirs: 'deleted' }] });
    const choices = { [`${ABOUT} `]: choice };
    expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({ outcome: 'published' });
    expect(repository().exists(ABOUT)).toBe(stays);
  });

  test('leaves everything as it was if the check fails midway, and publishes later', async () => {
    publishElsewhere();
    repository().write('src/code.ts', 'export const one = 2;\n');
    let checks = 0;
    const midway = async () => ({ ...PASSED, passed: ++checks < 2 });
    expect(await publishNow('publish', midway)).toMatchObject({ outcome: 'failed-check' });
    expect([message(), git('status', '--porcelain')]).toEqual(['Change the title', 'M src/code.ts']);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });

  test('asks for the paragraph that both have changed, and combines the others', async () => {
    const page = (...paragraphs: string[]) => `${JSON.stringify({ paragraphs }, null, 2)}\n`;
    repository().write(ABOUT, page('One', 'Two', 'Three'));
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    publishElsewhere(ABOUT, page('One, theirs', 'Two', 'Three, theirs'));
    repository().write(ABOUT, page('One, mine', 'Two, mine', 'Three'));
    const conflict = { key: `${ABOUT} paragraphs[0]`, mine: 'One, mine', theirs: 'One, theirs' };
    expect(await publishNow()).toMatchObject({ outcome: 'choose', conflicts: [conflict] });
    const choices = { [conflict.key]: 'theirs' } as const;
    expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({ outcome: 'published' });
    expect(repository().read(ABOUT)).toBe(page('One, theirs', 'Two, mine', 'Three, theirs'));
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

  test('leaves everything as it was if the check cannot end midway', async () => {
    publishElsewhere();
    const midway = async () => {
      if (repository().exists('.git/MERGE_HEAD')) throw new Error('The check did not end.');
      return PASSED;
    };
    await expect(publishNow('publish', midway)).rejects.toThrow('The check did not end.');
    expectNothingOpen();
    expect((await readRepository(repository().root)).obstacle).toBe('');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
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

  test('two studios publish at the same moment', async () => {
    const second = path.join(path.dirname(repository().remote), 'second');
    git('clone', '--quiet', repository().remote, second);
    for (const [name, value] of [
      ['user.name', 'Grace'],
      ['user.email', 'grace@example.org'],
    ]) {
      repository().git(['config', `${name}`, `${value}`], second);
    }
    writeFileSync(path.join(second, 'content/pages/old.json'), '{"title": "Theirs"}\n');
    const { fingerprint } = await contentChanges(second);
    const request = { way: 'publish', message: 'Change the old page', fingerprint } as const;
    const results = await Promise.all([
      publishNow(),
      publish({ root: second, store: STORE }, request, async () => PASSED),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['published', 'published']);
    git('pull', '--quiet', 'origin', 'main');
    expect(JSON.parse(repository().read(ABOUT))).toEqual({ title: 'About us' });
    expect(repository().read('content/pages/old.json')).toBe('{"title": "Theirs"}\n');
  });

  test('two studios publish one after the other', async () => {
    publishElsewhere('content/pages/old.json', '{"title": "One"}\n');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    publishElsewhere('content/pages/old.json', '{"title": "Two"}\n');
    repository().write(ABOUT, '{\n  "title": "About us all"\n}\n');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(repository().read('content/pages/old.json')).toBe('{"title": "Two"}\n');
  });
});
