import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentStore } from '../../../../../scripts/content/content-store.ts';
import { createRepository, type TestRepository } from '../../../../../tests/support/git-repository.ts';
import { SCHEMAS } from '../../../../compiler/rules/examples/schemas.ts';
import type { ConflictChoices, PublishCheck, PublishRequest } from '../../publish/protocol.ts';
import { branchNameFor } from '../git/branch.ts';
import { undoUnfinishedMerge } from '../git/combine.ts';
import { contentChanges } from '../git/content-changes.ts';
import { readRepository } from '../git/repository.ts';
import { publish } from './publish.ts';
import { notPublic } from './publish-state.ts';

const ABOUT = 'content/pages/about.json';
const NEW = 'content/pages/new page.json';
const FILES = {
  [ABOUT]: '{\n  "title": "About"\n}\n',
  'content/pages/old.json': '{\n  "title": "An old page with enough text to be recognised after a move"\n}\n',
  'src/code.ts': 'export const one = 1;\n',
  'src/site/generated/forms/visit.js': '// old\n',
  'supabase/functions/deliver/forms.ts': '// old\n',
};
/** The file as it is edited here, while others publish. */
const MINE = '{\n  "title": "About us"\n}\n';
const PASSED: PublishCheck = { passed: true, diagnostics: [], otherFailures: [] };

const SITE = 'https://example.org';
const store = { site: () => ({ url: SITE }), input: () => ({ schemas: SCHEMAS }) } as unknown as ContentStore;

let repository: TestRepository;
const git = (...args: string[]) => repository.git(args);
const message = () => git('log', '-1', '--format=%s');
const filesOfCommit = (commit = 'HEAD') =>
  git('show', '--name-only', '--format=', '--no-renames', '-z', commit).split('\0').filter(Boolean).sort();
const onRemote = (branch: string) => repository.git(['rev-parse', branch], repository.remote);

/** Publishes what is in content/ now, or sends it for review. */
async function publishNow(
  way: PublishRequest['way'] = 'publish',
  check = async () => PASSED,
  choices?: ConflictChoices,
) {
  const { fingerprint } = await contentChanges(repository.root);
  const request = { way, message: 'Change the title', fingerprint, ...(choices && { choices }) };
  return publish({ root: repository.root, store }, request, check);
}

/** The edit of this computer is in its file, and nothing is left to commit. */
function expectNothingOpen(): void {
  expect([repository.read(ABOUT), git('status', '--porcelain')]).toEqual([MINE, '']);
}

/** Words of git that an editor does not know. The lines after the first are for a developer. */
const GIT = /\b(?:git|commit|branch|pull|push|rebase|merge|remote|upstream)\b/i;

/** Commits and pushes from another computer. */
function publishElsewhere(
  file = 'content/pages/old.json',
  text: string | null = '{"title": "Theirs"}\n',
  branch = 'main',
): void {
  const other = mkdtempSync(path.join(path.dirname(repository.remote), 'other-'));
  git('clone', '--quiet', '--branch', branch, repository.remote, other);
  if (text === null) rmSync(path.join(other, file));
  else writeFileSync(path.join(other, file), text);
  const author = ['-c', 'user.name=Grace', '-c', 'user.email=grace@example.org'];
  repository.git([...author, 'commit', '--quiet', '--all', '--message=Theirs'], other);
  repository.git(['push', '--quiet'], other);
}

beforeEach(() => {
  repository = createRepository(FILES);
  repository.write(ABOUT, MINE);
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.dispose();
});

test('commits changed, new, moved and deleted files of content/ and pushes them', async () => {
  repository.write(NEW, '{}\n');
  repository.write('content/pages/moved.json', FILES['content/pages/old.json']);
  repository.remove('content/pages/old.json');
  const { files } = await contentChanges(repository.root);
  expect(files).toEqual([
    { kind: 'changed', file: ABOUT, before: ABOUT },
    { kind: 'moved', file: 'content/pages/moved.json', before: 'content/pages/old.json' },
    { kind: 'added', file: NEW, before: NEW },
  ]);
  expect(await publishNow()).toMatchObject({
    outcome: 'published',
    message: expect.stringMatching(/^Public\./),
    address: SITE,
  });
  expect(message()).toBe('Change the title');
  expect(filesOfCommit()).toEqual([ABOUT, 'content/pages/moved.json', NEW, 'content/pages/old.json'].sort());
  expect(git('status', '--porcelain')).toBe('');
  expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
});

test('leaves files outside content/ and the staged work of the maintainer as they are', async () => {
  repository.write('src/code.ts', 'export const one = 2;\n');
  git('add', 'src/code.ts');
  repository.write('src/code.ts', 'export const one = 3;\n');
  repository.write('src/new.ts', 'export const two = 2;\n');
  await publishNow();
  expect(filesOfCommit()).toEqual([ABOUT]);
  expect(git('diff', '--cached', '--name-only')).toBe('src/code.ts');
  expect(git('show', ':src/code.ts')).toBe('export const one = 2;');
  expect(git('status', '--porcelain').split('\n')).toEqual(['MM src/code.ts', '?? src/new.ts']);
});

test('commits what is generated from the content with it', async () => {
  const generated = {
    'src/site/generated/forms/visit.js': '// new\n',
    'supabase/functions/deliver/forms.ts': '// new\n',
  };
  for (const [file, text] of Object.entries(generated)) repository.write(file, text);
  await publishNow();
  expect(filesOfCommit()).toEqual([ABOUT, ...Object.keys(generated)].sort());
  expect(git('status', '--porcelain')).toBe('');
});

test('sends for review on a branch named after the message, continues there, and publishes from there', async () => {
  const name = 'change-the-title';
  expect(branchNameFor('Change the title: “Über uns”!')).toBe('change-the-title-uber-uns');
  const before = git('rev-parse', 'main');
  const sent = {
    outcome: 'sent',
    message: `Sent for review as “${name}”. Visitors see it when someone makes it public.`,
  };
  expect(await publishNow('review')).toEqual(sent);
  expect(git('branch', '--show-current')).toBe(name);
  expect(onRemote(name)).toBe(git('rev-parse', 'HEAD'));
  expect([git('rev-parse', 'main'), onRemote('main')]).toEqual([before, before]);
  expect(await notPublic(repository.root)).toEqual([ABOUT]);
  // More changes join the review, also after someone has deleted its branch.
  repository.git(['branch', '-D', name], repository.remote);
  repository.write(ABOUT, '{\n  "title": "About us all"\n}\n');
  expect(await publishNow('review')).toEqual(sent);
  expect(onRemote(name)).toBe(git('rev-parse', 'HEAD'));
  expect(await publishNow()).toMatchObject({ outcome: 'published' });
  expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
  expect(await notPublic(repository.root)).toEqual([]);
});

test('a second review with the same message gets another name', async () => {
  git('branch', 'change-the-title');
  expect(await publishNow('review')).toHaveProperty(
    'message',
    expect.stringContaining('“change-the-title-2”'),
  );
});

test('publishes no work of a developer from another branch', async () => {
  git('switch', '--quiet', '--create', 'feature');
  repository.write('src/code.ts', 'export const one = 2;\n');
  git('commit', '--quiet', '--message=Code', 'src/code.ts');
  const before = onRemote('main');
  expect(await publishNow()).toMatchObject({
    outcome: 'committed',
    message: expect.stringContaining('work of a developer'),
  });
  expect(onRemote('main')).toBe(before);
  expect(await publishNow('review')).toMatchObject({ outcome: 'sent' });
});

test('checks content once that has passed already', async () => {
  let checks = 0;
  const check = async () => {
    checks++;
    return PASSED;
  };
  repository.hook('pre-commit', 'exit 1');
  await expect(publishNow('publish', check)).rejects.toThrow('nothing was');
  rmSync(path.join(repository.root, '.git/hooks/pre-commit'));
  expect(await publishNow('publish', check)).toMatchObject({ outcome: 'published' });
  expect(checks).toBe(1);
});

test('commits nothing when the check fails, or when the content is not the one that was shown', async () => {
  const failed = { ...PASSED, passed: false };
  expect(await publishNow('publish', async () => failed)).toEqual({ outcome: 'failed-check', ...failed });
  const result = await publishNow('publish', async () => {
    repository.write(NEW, '{}\n');
    return PASSED;
  });
  expect(result.outcome).toBe('changed');
  expect(message()).toBe('First');
  expect(git('status', '--porcelain').split('\n')).toEqual([`M ${ABOUT}`, `?? "${NEW}"`]);
});

describe('says what prevents a commit, and leaves everything as it was', () => {
  test.each<[string, () => void, string]>([
    [
      'a merge is not finished',
      () => git('update-ref', 'MERGE_HEAD', 'HEAD'),
      'A developer has begun something',
    ],
    ['another git is running', () => repository.write('.git/index.lock', ''), 'Another program is working'],
    ['no branch is checked out', () => git('checkout', '--quiet', '--detach'), 'detached HEAD'],
    [
      'there is no author',
      () => {
        vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
        vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
        git('config', 'user.useConfigOnly', 'true');
        git('config', '--unset', 'user.name');
        git('config', '--unset', 'user.email');
      },
      'does not know your name',
    ],
    ['git is not installed', () => vi.stubEnv('PATH', '/nowhere'), 'git is not installed'],
  ])('%s', async (_, prepare, reason) => {
    repository.write(NEW, '{}\n');
    const { fingerprint } = await contentChanges(repository.root);
    prepare();
    const request = { way: 'publish', message: 'Change the title', fingerprint } as const;
    await expect(publish({ root: repository.root, store }, request, async () => PASSED)).rejects.toThrow(
      reason,
    );
    vi.unstubAllEnvs();
    expect(message()).toBe('First');
    expect(repository.read(ABOUT)).toContain('About us');
    expect(repository.exists(NEW)).toBe(true);
  });

  test('a hook refuses the commit, on this branch or on a new one', async () => {
    repository.write(NEW, '{}\n');
    repository.hook('pre-commit', 'echo "Titles end with a full stop." >&2; exit 1');
    const status = git('status', '--porcelain');
    for (const way of ['publish', 'review'] as const) {
      await expect(publishNow(way)).rejects.toThrow(/A rule of this project .*\n.*Titles end/s);
      expect(git('status', '--porcelain')).toBe(status);
      expect(git('branch', '--format=%(refname:short)')).toBe('main');
    }
  });

  test('a project without a repository or without a commit', async () => {
    const outside = path.dirname(repository.remote);
    vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(outside));
    expect((await readRepository(outside)).obstacle).toContain('no versions, so');
    git('init', '--quiet', path.join(outside, 'empty'));
    expect((await readRepository(path.join(outside, 'empty'))).obstacle).toContain('no versions yet');
  });
});

describe('when someone else was first', () => {
  test('combines both, checks the result and publishes it', async () => {
    publishElsewhere();
    const checked: string[] = [];
    const result = await publishNow('publish', async () => {
      checked.push(repository.read('content/pages/old.json'));
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
    expect(repository.read(ABOUT)).toBe('{\n  "title": "About us",\n  "summary": "Theirs"\n}\n');
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
    expect(JSON.parse(repository.read(ABOUT))).toEqual({ title, summary: 'New' });
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
    expect(repository.exists(ABOUT)).toBe(stays);
  });

  test('leaves everything as it was if the check fails midway, and publishes later', async () => {
    publishElsewhere();
    repository.write('src/code.ts', 'export const one = 2;\n');
    let checks = 0;
    const midway = async () => ({ ...PASSED, passed: ++checks < 2 });
    expect(await publishNow('publish', midway)).toMatchObject({ outcome: 'failed-check' });
    expect([message(), git('status', '--porcelain')]).toEqual(['Change the title', 'M src/code.ts']);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });

  test('asks for the paragraph that both have changed, and combines the others', async () => {
    const page = (...paragraphs: string[]) => `${JSON.stringify({ paragraphs }, null, 2)}\n`;
    repository.write(ABOUT, page('One', 'Two', 'Three'));
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    publishElsewhere(ABOUT, page('One, theirs', 'Two', 'Three, theirs'));
    repository.write(ABOUT, page('One, mine', 'Two, mine', 'Three'));
    const conflict = { key: `${ABOUT} paragraphs[0]`, mine: 'One, mine', theirs: 'One, theirs' };
    expect(await publishNow()).toMatchObject({ outcome: 'choose', conflicts: [conflict] });
    const choices = { [conflict.key]: 'theirs' } as const;
    expect(await publishNow('publish', async () => PASSED, choices)).toMatchObject({ outcome: 'published' });
    expect(repository.read(ABOUT)).toBe(page('One, theirs', 'Two, mine', 'Three, theirs'));
  });

  test('joins what someone else has added to the review', async () => {
    await publishNow('review');
    publishElsewhere(undefined, undefined, 'change-the-title');
    repository.write(ABOUT, '{\n  "title": "About us all"\n}\n');
    expect(await publishNow('review')).toMatchObject({ outcome: 'sent' });
    expect(repository.read('content/pages/old.json')).toBe('{"title": "Theirs"}\n');
    expect(onRemote('change-the-title')).toBe(git('rev-parse', 'HEAD'));
  });

  test('loses nothing when the network goes away midway, and publishes later', async () => {
    publishElsewhere();
    const result = await publishNow('publish', async () => {
      if (repository.exists('.git/MERGE_HEAD')) git('remote', 'set-url', 'origin', '/nowhere.git');
      return PASSED;
    });
    expect(result).toMatchObject({
      outcome: 'committed',
      message: expect.stringContaining('could not be reached'),
    });
    expect(git('status', '--porcelain')).toBe('');
    git('remote', 'set-url', 'origin', repository.remote);
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(repository.read('content/pages/old.json')).toBe('{"title": "Theirs"}\n');
    expect(onRemote('main')).toBe(git('rev-parse', 'HEAD'));
  });

  test('leaves everything as it was if the check cannot end midway', async () => {
    publishElsewhere();
    const midway = async () => {
      if (repository.exists('.git/MERGE_HEAD')) throw new Error('The check did not end.');
      return PASSED;
    };
    await expect(publishNow('publish', midway)).rejects.toThrow('The check did not end.');
    expectNothingOpen();
    expect((await readRepository(repository.root)).obstacle).toBe('');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });

  test('leaves everything as it was if the version of someone else is no JSON', async () => {
    publishElsewhere(ABOUT, '{\n  "title": "Theirs\n');
    const message = expect.stringContaining('has a mistake, so that a developer must combine it');
    expect(await publishNow()).toMatchObject({ outcome: 'committed', message });
    expectNothingOpen();
    expect((await readRepository(repository.root)).obstacle).toBe('');
  });

  test('a server that ends midway leaves nothing that prevents the next attempt', async () => {
    publishElsewhere();
    await new Promise<void>((isMidway) => {
      void publishNow('publish', async () => {
        if (!repository.exists('.git/MERGE_HEAD')) return PASSED;
        isMidway();
        return new Promise(() => undefined);
      });
    });
    expect((await readRepository(repository.root)).obstacle).not.toBe('');
    await undoUnfinishedMerge(repository.root);
    expectNothingOpen();
    expect((await readRepository(repository.root)).obstacle).toBe('');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
  });

  test('stops after three attempts when someone is first each time, and publishes later', async () => {
    publishElsewhere();
    let count = 0;
    const result = await publishNow('publish', async () => {
      const isMidway = repository.exists('.git/MERGE_HEAD');
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
    const second = path.join(path.dirname(repository.remote), 'second');
    git('clone', '--quiet', repository.remote, second);
    for (const [name, value] of [
      ['user.name', 'Grace'],
      ['user.email', 'grace@example.org'],
    ]) {
      repository.git(['config', `${name}`, `${value}`], second);
    }
    writeFileSync(path.join(second, 'content/pages/old.json'), '{"title": "Theirs"}\n');
    const { fingerprint } = await contentChanges(second);
    const request = { way: 'publish', message: 'Change the old page', fingerprint } as const;
    const results = await Promise.all([
      publishNow(),
      publish({ root: second, store }, request, async () => PASSED),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['published', 'published']);
    git('pull', '--quiet', 'origin', 'main');
    expect(JSON.parse(repository.read(ABOUT))).toEqual({ title: 'About us' });
    expect(repository.read('content/pages/old.json')).toBe('{"title": "Theirs"}\n');
  });

  test('two studios publish one after the other', async () => {
    publishElsewhere('content/pages/old.json', '{"title": "One"}\n');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    publishElsewhere('content/pages/old.json', '{"title": "Two"}\n');
    repository.write(ABOUT, '{\n  "title": "About us all"\n}\n');
    expect(await publishNow()).toMatchObject({ outcome: 'published' });
    expect(repository.read('content/pages/old.json')).toBe('{"title": "Two"}\n');
  });
});

test('a network that is away, a refusal and a missing remote are said in words, and nothing is lost', async () => {
  const refused = async () => {
    const result = await publishNow();
    expect(result).toMatchObject({ outcome: 'committed' });
    const [first = ''] = 'message' in result ? result.message.split('\n') : [];
    expect(first).not.toMatch(GIT);
    return first;
  };
  repository.hook('pre-receive', 'echo protected >&2; exit 1', repository.remote);
  expect(await refused()).toContain('Send them for review');
  git('remote', 'set-url', 'origin', path.join(repository.root, 'gone.git'));
  expect(await refused()).toContain('could not be reached');
  expect((await readRepository(repository.root)).unpushed).toBe(1);
  git('remote', 'set-url', 'origin', repository.remote);
  repository.hook('pre-receive', 'exit 0', repository.remote);
  expect(await publishNow()).toMatchObject({ outcome: 'published' });
  git('remote', 'remove', 'origin');
  expect(await refused()).toContain('no place to be published from');
});
