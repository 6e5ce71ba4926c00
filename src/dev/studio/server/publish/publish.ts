import { kindOfFile } from '@json-site/compiler/documents';
import type { SchemaSet } from '@json-site/compiler/schema';
import { labelFor } from '@json-site/compiler/words';
import { type ContentContext, refuse } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { GENERATED_FROM_CONTENT } from '@json-site/generate/state';
import { formatPath } from '@json-site/values/locations';
import type { PublishCheck, PublishRequest, PublishResult, Repository } from '../../publish/protocol.ts';
import { readableText } from '../../values/describe-changes.ts';
import { formatLabels, labelPath } from '../../values/label-path.ts';
import { branchNameFor, freeBranchName, startBranch } from '../git/branch.ts';
import { type Conflict, combineWithRemote } from '../git/combine.ts';
import { commitContent } from '../git/commit-content.ts';
import { CONTENT, contentChanges } from '../git/content-changes.ts';
import { push } from '../git/push.ts';
import { readRepository } from '../git/repository.ts';
import { askGit } from '../git/run-git.ts';
import { runCheck } from './run-check.ts';

type ProjectCheck = (root: string) => Promise<PublishCheck>;

const NO_REMOTE =
  'Saved in the versions of this project. It has no place to be published from; a developer must set one up.\nAdd a remote: git remote add origin <address>';
const NOT_ONLY_CONTENT =
  'This copy of the project also has work of a developer that is not public yet. Send your changes for review instead.';

/** Whether everything that this branch has and visitors do not see is content. */
async function isOnlyContent(root: string, { remote, siteBranch }: Repository): Promise<boolean> {
  const range = `refs/remotes/${remote}/${siteBranch}...HEAD`;
  const files = ((await askGit(root, ['diff', '--name-only', '--relative', range])) ?? '').split('\n');
  const allowed = [`${CONTENT}/`, ...GENERATED_FROM_CONTENT];
  return files.filter(Boolean).every((file) => allowed.some((one) => file.startsWith(one)));
}

function conflictInWords(conflict: Conflict, schemas: SchemaSet) {
  const { file, document, path: jsonPath, mine, theirs } = conflict;
  const labels = labelPath(kindOfFile(file, schemas)?.schema ?? {}, {}, jsonPath, schemas);
  const names = labels ?? jsonPath.filter((one) => typeof one === 'string').map(labelFor);
  return {
    key: `${file} ${formatPath(jsonPath)}`,
    where: formatLabels([documentName(file, document), ...names]),
    mine: readableText(mine) || 'deleted',
    theirs: readableText(theirs) || 'deleted',
  };
}

/** Someone may be first more than once. */
const MOST_ATTEMPTS = 3;

/**
 * Pushes what is committed. If someone else was first, combines both, checks the result and pushes again; asks only
 * what both have changed. Until it succeeds, every file is as it was.
 */
async function deliver(
  { root, store }: ContentContext,
  { way, choices = {} }: PublishRequest,
  check: ProjectCheck,
  repository: Repository,
): Promise<PublishResult> {
  const { remote, upstream, siteBranch } = repository;
  const target = way === 'publish' && siteBranch ? siteBranch : upstream;
  if (!remote || !target) return { outcome: 'committed', message: NO_REMOTE };
  if (target === siteBranch && upstream !== siteBranch && !(await isOnlyContent(root, repository))) {
    return { outcome: 'committed', message: NOT_ONLY_CONTENT };
  }
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const pushed = await push(root, remote, target);
    if (pushed.outcome === 'refused') return { outcome: 'committed', message: pushed.message };
    if (pushed.outcome === 'pushed') {
      if (target !== siteBranch) {
        const message = `Sent for review as “${target}”. Visitors see it when someone makes it public.`;
        return { outcome: 'sent', message, ...(pushed.address && { address: pushed.address }) };
      }
      const message =
        'Public. Visitors see it as soon as the host has built the site, usually within minutes.';
      return { outcome: 'published', message, address: store.site().url };
    }
    const combined = await combineWithRemote(root, remote, target, choices);
    if (combined.outcome === 'refused') return { outcome: 'committed', message: combined.message };
    if (combined.outcome === 'choose') {
      const { schemas } = store.input();
      const conflicts = combined.conflicts.map((one) => conflictInWords(one, schemas));
      return { outcome: 'choose', conflicts };
    }
    if (combined.outcome !== 'combined') continue;
    const result = await check(root).catch(async (error) => {
      await combined.undo();
      throw error;
    });
    if (!result.passed) {
      await combined.undo();
      return { outcome: 'failed-check', ...result };
    }
    await combined.finish();
  }
  return { outcome: 'committed', message: 'Others are publishing at this moment. Try again in a minute.' };
}

/** The fingerprint of the content that has passed the check last, by the project's folder. */
const passed = new Map<string, string>();

/** Checks the project, and remembers which content has passed: it is not checked again before it is published. */
export async function checkBeforePublishing(
  root: string,
  check: ProjectCheck = runCheck,
): Promise<PublishCheck> {
  const result = await check(root);
  if (result.passed) passed.set(root, (await contentChanges(root)).fingerprint);
  else passed.delete(root);
  return result;
}

/**
 * Commits content/ with what is generated from it, and publishes it or sends it for review. Does nothing when the
 * content is not the one that the editor has seen, or has errors. Never commits another file, and never forces a push.
 */
export async function publish(
  context: ContentContext,
  request: PublishRequest,
  check: ProjectCheck = runCheck,
): Promise<PublishResult> {
  const { root } = context;
  const { way, message, fingerprint } = request;
  const repository = await readRepository(root);
  const { obstacle, branch, upstream, siteBranch } = repository;
  if (obstacle) refuse(obstacle);
  if (!branch && way === 'publish') refuse(`${NOT_ONLY_CONTENT}\nNo branch is checked out (detached HEAD).`);
  const { files, fingerprint: now } = await contentChanges(root);
  // A review goes to the current branch, unless visitors see it.
  const isNewReview = way === 'review' && (!branch || !siteBranch || upstream === siteBranch);
  const newBranch = isNewReview ? await freeBranchName(root, branchNameFor(message)) : undefined;
  if (files.length > 0) {
    if (message.trim() === '') refuse('Say in a few words what you have changed.');
    if (now !== passed.get(root)) {
      const result = await checkBeforePublishing(root, check);
      if (!result.passed) return { outcome: 'failed-check', ...result };
    }
    if (passed.get(root) !== fingerprint) {
      return {
        outcome: 'changed',
        message: 'Something was saved since this list was made. Look at the new list, then publish again.',
      };
    }
    await commitContent(root, message.trim(), newBranch);
  } else if (newBranch !== undefined) await startBranch(root, newBranch);
  return deliver(context, request, check, newBranch === undefined ? repository : await readRepository(root));
}
