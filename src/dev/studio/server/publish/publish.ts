import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentContext, DevApiError } from '../../../server/endpoint.ts';
import type {
  PageVersions,
  PublishCheck,
  PublishRequest,
  PublishResult,
  PublishState,
  Repository,
} from '../../publish/protocol.ts';
import { combineWithRemote } from '../git/combine.ts';
import { commitContent } from '../git/commit-content.ts';
import { type ChangedFile, type ContentChanges, contentChanges, textAt } from '../git/content-changes.ts';
import { type PushResult, push } from '../git/push.ts';
import { readRepository } from '../git/repository.ts';
import { changedDocument, type FileTexts, suggestMessage } from './changed-documents.ts';
import { changedPages, compileVersions, pageVersions } from './page-versions.ts';
import { runCheck } from './run-check.ts';

type ProjectRoot = Pick<ContentContext, 'root'>;
type ProjectCheck = (root: string) => Promise<PublishCheck>;

const NOTHING: ContentChanges = { files: [], fingerprint: '' };

async function textsOf(root: string, { kind, file, before }: ChangedFile): Promise<FileTexts> {
  const isJson = file.endsWith('.json');
  return {
    before: kind === 'added' || !isJson ? null : await textAt(root, 'HEAD', before),
    after: kind === 'removed' || !isJson ? null : readFileSync(path.join(root, file), 'utf8'),
  };
}

/** Compiles the last commit, and compares it with the content as it is. */
async function readVersions({ root, store }: ContentContext, { files }: ContentChanges) {
  const texts = await Promise.all(files.map((file) => textsOf(root, file)));
  const committed = new Map<string, string | null>();
  for (const [index, { file, before }] of files.entries()) {
    if (file.endsWith('.json') && file !== before) committed.set(file, null);
    if (before.endsWith('.json')) committed.set(before, texts[index]?.before ?? null);
  }
  store.refresh();
  return { texts, versions: compileVersions(store, committed) };
}

/** Reads what would be published, and where to. */
export async function publishState(context: ContentContext): Promise<PublishState> {
  const { root, store } = context;
  const repository = await readRepository(root);
  const changes = repository.obstacle ? NOTHING : await contentChanges(root);
  const { texts, versions } = await readVersions(context, changes);
  const { schemas } = store.input();
  const documents = changes.files.map((file, index) =>
    changedDocument(file, texts[index] ?? { before: null, after: null }, schemas),
  );
  return {
    ...repository,
    documents,
    pages: changedPages(versions),
    fingerprint: changes.fingerprint,
    suggestedMessage: suggestMessage(documents),
  };
}

/** Returns both versions of a page. */
export async function publishedPage(context: ContentContext, route: string): Promise<PageVersions> {
  const changes = await contentChanges(context.root);
  const { versions } = await readVersions(context, changes);
  return pageVersions(versions, route);
}

const NO_REMOTE =
  'Committed on this computer. The repository has no remote to push to; add one with "git remote add origin <address>".';

/** Describes a push to a branch. Only the branch of the site is published; another one is for review. */
function describePush(result: PushResult, { remote, siteBranch }: Repository, target: string): PublishResult {
  if (result.outcome === 'no-remote') return { outcome: 'committed', message: NO_REMOTE };
  if (result.outcome === 'behind') return { outcome: 'behind', message: result.message };
  if (result.outcome === 'refused') return { outcome: 'committed', message: result.message };
  if (siteBranch === null) return { outcome: 'sent', message: `Pushed to ${remote}, branch ${target}.` };
  if (target === siteBranch) {
    return { outcome: 'published', message: `Published to ${remote}, branch ${target}.` };
  }
  const message = `Sent for review to ${remote}, branch ${target}. The site changes when someone merges it into ${siteBranch}.`;
  return { outcome: 'sent', message };
}

/** Pushes the commits that the remote does not have, on request to a new branch, which becomes the current one. */
export async function pushCommits({ root }: ProjectRoot, newBranch?: string): Promise<PublishResult> {
  const repository = await readRepository(root);
  const target = newBranch ?? repository.upstream ?? '';
  return describePush(await push(root, repository, newBranch), repository, target);
}

/** Merges the changes of someone else who has published meanwhile, checks the result, and pushes it. */
export async function combineAndPush(
  { root }: ProjectRoot,
  check: ProjectCheck = runCheck,
): Promise<PublishResult> {
  const repository = await readRepository(root);
  if (repository.obstacle) throw new DevApiError(422, repository.obstacle);
  const combined = await combineWithRemote(root, repository);
  if (combined.outcome !== 'combined') return describePush(combined, repository, '');
  const result = await check(root);
  if (!result.passed) {
    await combined.undo();
    return { outcome: 'failed-check', ...result };
  }
  return pushCommits({ root });
}

/**
 * Checks the whole project, commits content/ with what is generated from it, and pushes the commit. Does nothing when the
 * content is not the one that the editor has seen. Never commits another file, and never forces a push.
 */
export async function publish(
  context: ProjectRoot,
  { message, fingerprint, newBranch }: PublishRequest,
  check: ProjectCheck = runCheck,
): Promise<PublishResult> {
  const { root } = context;
  if (message.trim() === '') throw new DevApiError(422, 'Write a message: it says what has changed and why.');
  const { obstacle, branch } = await readRepository(root);
  if (obstacle) throw new DevApiError(422, obstacle);
  if (!branch && newBranch === undefined) {
    throw new DevApiError(422, 'No branch is checked out (detached HEAD). Publish on a new branch.');
  }
  const result = await check(root);
  if (!result.passed) return { outcome: 'failed-check', ...result };
  if ((await contentChanges(root)).fingerprint !== fingerprint) {
    return {
      outcome: 'changed',
      message: 'The content has changed since this list was made. Look at the new list, then publish again.',
    };
  }
  await commitContent(root, message.trim(), newBranch);
  return pushCommits(context);
}
