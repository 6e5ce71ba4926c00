import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ContentStore } from '../../scripts/content/content-store.ts';
import type { ConflictChoices, PublishCheck, PublishRequest } from '../../src/dev/studio/publish/protocol.ts';
import { type Plan, readPlan } from '../../src/dev/studio/server/git/plan.ts';
import { readRepository } from '../../src/dev/studio/server/git/repository.ts';
import { type Checks, publish } from '../../src/dev/studio/server/publish/publish.ts';
import type { TestRepository } from './git-repository.ts';
import { SCHEMAS } from './small-site/schemas.ts';

export const ABOUT = 'content/pages/about.json';
export const NEW = 'content/pages/new page.json';
export const FILES = {
  [ABOUT]: '{\n  "title": "About"\n}\n',
  'content/pages/old.json': '{\n  "title": "An old page with enough text to be recognised after a move"\n}\n',
  'src/code.ts': 'export const one = 1;\n',
  'src/site/generated/forms/visit.js': '// old\n',
  'supabase/functions/deliver/forms.ts': '// old\n',
};
/** The text of a page as it is edited here, while others publish. */
export const MINE = '{\n  "title": "About us"\n}\n';
export const PASSED: PublishCheck = { passed: true, diagnostics: [], otherFailures: [] };

export const SITE = 'https://example.org';
export const STORE = {
  site: () => ({ url: SITE }),
  input: () => ({ schemas: SCHEMAS }),
} as unknown as ContentStore;

/** What this computer has and visitors do not see. */
export const planOf = async (root: string): Promise<Plan> => readPlan(root, await readRepository(root));

/** Checks everything by the function, and what is chosen by the same without the list of addresses. */
export const checksWith = (check: Checks['whole'], root: string): Checks => ({
  whole: check,
  chosen: async () => ({ check: await check(root), addresses: null }),
});

/** Publishes the chosen files, or everything, as the dialog does. */
export async function publishIn(
  root: string,
  request: Partial<PublishRequest> = {},
  check: Checks['whole'] = async () => PASSED,
) {
  const { fingerprint, changes } = await planOf(root);
  const files = changes.map(({ file }) => file);
  const all = { way: 'publish', message: 'Change the title', fingerprint, files } as const;
  return publish({ root, store: STORE }, { ...all, ...request }, checksWith(check, root));
}

/** What the tests of publishing use: a repository for each of them, with an edit that is not published. */
export function publishing(create: () => TestRepository) {
  let repository: TestRepository;
  beforeEach(() => {
    repository = create();
    repository.write(ABOUT, MINE);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    repository.dispose();
  });
  const git = (...args: string[]) => repository.git(args);
  const message = () => git('log', '-1', '--format=%s');
  const filesOfCommit = (commit = 'HEAD') =>
    git('show', '--name-only', '--format=', '--no-renames', '-z', commit).split('\0').filter(Boolean).sort();
  const onRemote = (branch: string) => repository.git(['rev-parse', branch], repository.remote);

  /** Publishes what is in content/ now, or sends it for review. */
  function publishNow(
    way: PublishRequest['way'] = 'publish',
    check = async () => PASSED,
    choices?: ConflictChoices,
  ) {
    return publishIn(repository.root, { way, ...(choices && { choices }) }, check);
  }

  /** The edit of this computer is in its file, and nothing is left to commit. */
  function expectNothingOpen(): void {
    expect([repository.read(ABOUT), git('status', '--porcelain')]).toEqual([MINE, '']);
  }

  /** Adds a commit of another computer to the remote, in one process instead of those of a clone and a push. */
  function publishElsewhere(
    file = 'content/pages/old.json',
    text: string | null = '{"title": "Theirs"}\n',
    branch = 'main',
  ): void {
    const ref = `refs/heads/${branch}`;
    const commit = [
      `commit ${ref}`,
      'committer Grace <grace@example.org> now',
      'data 6\nTheirs',
      `from ${ref}^0`,
      text === null ? `D ${file}` : `M 100644 inline ${file}\ndata ${Buffer.byteLength(text)}\n${text}`,
    ];
    const read = ['fast-import', '--quiet', '--date-format=now'];
    repository.git(read, repository.remote, `${commit.join('\n')}\n`);
  }

  return {
    /** The repository of the running test. */
    repository: () => repository,
    git,
    message,
    filesOfCommit,
    onRemote,
    publishNow,
    expectNothingOpen,
    publishElsewhere,
  };
}
