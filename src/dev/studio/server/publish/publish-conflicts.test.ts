import { describe, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../../../../../tests/support/full-run.ts';
import { fullTest } from '../../../../../tests/support/full-test.ts';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { ABOUT, FILES, MINE, PASSED, publishing } from '../../../../../tests/support/publishing.ts';
import { receiveNews, whereabouts } from './publish-state.ts';

const OLD = 'content/pages/old.json';

const { repository, git, message, onRemote, publishNow, publishElsewhere } = publishing(() =>
  createRepository(FILES),
);

const receive = () => receiveNews(repository().root);
/** Whether nothing differs from the commit of this computer besides these lines of `git status`. */
const status = () => git('status', '--porcelain').split('\n').filter(Boolean);

describe('when someone else was first', () => {
  test('combines both, checks the result and publishes it', async () => {
    publishElsewhere();
    const checked: string[] = [];
    const result = await publishNow('publish', async () => {
      checked.push(repository().read(OLD));
      return PASSED;
    });
    expect(result).toMatchObject({ outcome: 'published' });
    expect(checked.at(-1)).toBe('{"title": "Theirs"}\n');
    expect([repository().read(ABOUT), status()]).toEqual([MINE, []]);
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
          {
            key: `${ABOUT} title`,
            where: 'Page “About us” › Title',
            mine: 'About us',
            theirs: 'Theirs',
            by: 'Grace',
          },
        ],
      });
      expect(repository().read(ABOUT)).toBe(MINE);
      const choices = { [`${ABOUT} title`]: choice };
      expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({
        outcome: 'published',
      });
      expect(JSON.parse(repository().read(ABOUT))).toEqual({ title, summary: 'New' });
      expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
    },
  );

  test('asks nobody about a text that this computer has published, if the answer was lost', async () => {
    const titleOf = (words: string) => `{\n  "title": "${words}"\n}\n`;
    repository().hook('lost-answer', 'git-receive-pack "$@"\nexit 1');
    git('config', 'remote.origin.receivepack', `${repository().root}/.git/hooks/lost-answer`);
    const before = onRemote('main');
    expect(await publishNow()).toMatchObject({ outcome: 'kept' });
    expect(onRemote('main')).not.toBe(before);
    git('config', '--unset', 'remote.origin.receivepack');
    repository().write(ABOUT, titleOf('About all of us'));
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(repository().git(['show', `main:${ABOUT}`], repository().remote)).toBe(
      titleOf('About all of us').trim(),
    );
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
  });

  test('asks nobody about what was decided and published, when it is saved again', async () => {
    publishElsewhere(ABOUT, '{\n  "title": "Theirs"\n}\n');
    await publishNow('publish', async () => PASSED, { [`${ABOUT} title`]: 'mine' });
    repository().write(ABOUT, '{\n  "title": "About all of us"\n}\n');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });

  const deletions = [
    ['mine', true],
    ['theirs', false],
  ] as const;
  fullTest.each(deletions.slice(0, IS_FULL_RUN ? undefined : 1))(
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

  fullTest('publishes nothing if both together have errors, and publishes later', async () => {
    publishElsewhere();
    repository().write('src/code.ts', 'export const one = 2;\n');
    const before = repository().git(['rev-list', '--count', 'main'], repository().remote);
    const failed = async () => ({ ...PASSED, passed: false });
    expect(await publishNow('publish', failed)).toMatchObject({ outcome: 'failed-check' });
    expect(repository().git(['rev-list', '--count', 'main'], repository().remote)).toBe(before);
    expect(status()).toEqual([`M ${ABOUT}`, ' M src/code.ts']);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(status()).toEqual(['M src/code.ts']);
  });

  test('loses nothing when the network goes away midway, and publishes later', async () => {
    publishElsewhere();
    const result = await publishNow('publish', async () => {
      git('remote', 'set-url', 'origin', '/nowhere.git');
      return PASSED;
    });
    expect(result).toMatchObject({
      outcome: 'kept',
      message: expect.stringContaining('could not be reached'),
    });
    expect([repository().read(ABOUT), status()]).toEqual([MINE, [`M ${ABOUT}`]]);
    git('remote', 'set-url', 'origin', repository().remote);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(repository().read(OLD)).toBe('{"title": "Theirs"}\n');
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
  });

  fullTest('leaves everything as it was if the version of someone else is no JSON', async () => {
    publishElsewhere(ABOUT, '{\n  "title": "Theirs\n');
    const words = expect.stringContaining('has a mistake, so that a developer must combine it');
    expect(await publishNow()).toMatchObject({ outcome: 'kept', message: words });
    expect(repository().read(ABOUT)).toBe(MINE);
  });

  fullTest('stops after three attempts when someone is first each time, and publishes later', async () => {
    let count = 0;
    const result = await publishNow('publish', async () => {
      publishElsewhere(undefined, `{"title": "Theirs ${++count}"}\n`);
      return PASSED;
    });
    expect(result).toMatchObject({
      outcome: 'kept',
      message: expect.stringMatching(/^Others are publishing/),
    });
    expect(count).toBe(3);
    expect(status()).toEqual([`M ${ABOUT}`]);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(message()).toBe('Change the title');
  });
});

test('receives the work of others with the names of the authors, and keeps what is not public', async () => {
  repository().write('src/code.ts', 'export const one = 2;\n');
  git('add', 'src/code.ts');
  publishElsewhere();
  publishElsewhere('content/pages/added.json', '{"title": "Added"}\n');
  expect(await receive()).toMatchObject({
    unpublished: [{ file: ABOUT, kind: 'changed' }],
    news: [{ kind: 'arrived', by: ['Grace'] }],
    offline: '',
  });
  expect(repository().read(OLD)).toBe('{"title": "Theirs"}\n');
  expect(repository().read('content/pages/added.json')).toBe('{"title": "Added"}\n');
  expect(repository().read(ABOUT)).toBe(MINE);
  expect(git('rev-parse', 'HEAD')).toBe(onRemote('main'));
  expect(status()).toEqual([`M ${ABOUT}`, 'M  src/code.ts']);
  expect((await receive()).news).toEqual([]);
});

test('keeps both versions of a disputed document, while everything else arrives', async () => {
  publishElsewhere(ABOUT, '{\n  "title": "Theirs"\n}\n');
  publishElsewhere();
  const found = { unpublished: [{ file: ABOUT, isDisputed: true }] };
  expect(await receive()).toMatchObject(found);
  expect(await receive()).toMatchObject(found);
  expect([repository().read(ABOUT), repository().read(OLD)]).toEqual([MINE, '{"title": "Theirs"}\n']);
  const choices = { [`${ABOUT} title`]: 'mine' } as const;
  expect(await publishNow()).toMatchObject({ outcome: 'choose' });
  expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({ outcome: 'published' });
  expect(repository().git(['show', `main:${ABOUT}`], repository().remote)).toBe(MINE.trim());
  expect((await whereabouts(repository().root)).unpublished).toEqual([]);
});
