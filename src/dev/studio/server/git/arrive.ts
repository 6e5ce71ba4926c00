import type { ConflictChoices, Repository, StudioNews } from '../../publish/protocol.ts';
import type { Conflict } from './combine.ts';
import { commitAt } from './content-changes.ts';
import { authorsSince, fetchBranches } from './fetch.ts';
import { isOnlyContent, moveBranch } from './move-branch.ts';
import { type Plan, readPlan, siteRef } from './plan.ts';
import { combineWithPublic, type MergedReview, mergedReview, writeCombination } from './receive.ts';
import {
  endOfReview,
  forgetPush,
  forgetReview,
  publicPush,
  type SentReview,
  sentReviews,
} from './reviews.ts';
import { askGit } from './run-git.ts';
import { writeNotes } from './studio-notes.ts';

/** The state after the work of others has arrived. */
export interface Arrival {
  plan: Plan;
  /** Texts of documents that could not be written to the disk, since a developer works on another branch. */
  texts: ReadonlyMap<string, string | null>;
  /** Texts that were written to the disk, with those that they replace. */
  combined: ReadonlyMap<string, { before: string | null; after: string | null }>;
  conflicts: Conflict[];
  unreadable: string[];
  reviews: SentReview[];
  /** The names of the branches of the remote. */
  branches: string[];
  news: StudioNews[];
  /** Why the work of others cannot arrive; empty when it can. */
  offline: string;
}

/** Editors save while this runs; more attempts than this would mean that something else writes. */
const MOST_ATTEMPTS = 3;

/** Ends the reviews that are public or closed, in the order in which they became public. */
async function endReviews(
  root: string,
  repository: Repository,
  branches: ReadonlyMap<string, string> | null,
  site: string,
) {
  const waiting: SentReview[] = [];
  const merged: MergedReview[] = [];
  const ended: { review: SentReview; outcome: 'merged' | 'closed' }[] = [];
  const order = ((await askGit(root, ['rev-list', '--first-parent', '--max-count=500', site])) ?? '').split(
    '\n',
  );
  for (const review of await sentReviews(root)) {
    const tip = `refs/remotes/${repository.remote}/${review.name}`;
    const isGone = branches !== null && !branches.has(review.name);
    const end = await endOfReview(root, review, { site, tip: await commitAt(root, tip), isGone });
    if (!end) waiting.push(review);
    else ended.push({ review, outcome: end.outcome });
    if (end?.outcome === 'merged') merged.push(await mergedReview(root, review, end.at));
  }
  merged.sort((a, b) => order.indexOf(b.at) - order.indexOf(a.at));
  return { waiting, merged, ended };
}

/** Names who has changed a document last. */
async function withAuthor(root: string, site: string, conflict: Conflict): Promise<Conflict> {
  const by = await askGit(root, ['log', '-1', '--format=%an', site, '--', conflict.file]);
  return by ? { ...conflict, by } : conflict;
}

/**
 * Fetches what others have made public, and combines it by value with content/ on the disk. What both have changed
 * stays as it is here until an editor decides. The current branch follows, if it is the one that visitors see.
 */
export async function arrive(
  root: string,
  repository: Repository,
  choices: ConflictChoices = {},
): Promise<Arrival> {
  const before = await commitAt(root, siteRef(repository));
  const names = (await sentReviews(root)).map(({ name }) => name);
  const fetched = await fetchBranches(root, repository, names);
  const offline = fetched.outcome === 'fetched' ? '' : fetched.message;
  const branches = fetched.outcome === 'fetched' && repository.remote ? fetched.branches : null;
  const site = (await commitAt(root, siteRef(repository))) ?? '';
  const { waiting, merged, ended } = await endReviews(root, repository, branches, site);
  const pushed = await publicPush(root, site);
  if (pushed) merged.push(await mergedReview(root, pushed, pushed.commit));
  const canWrite = repository.branch !== null && (await isOnlyContent(root, site));

  let plan = await readPlan(root, repository);
  let combination = await combineWithPublic(root, plan, merged, choices);
  for (let attempt = 1; canWrite && !(await writeCombination(root, plan, combination)); attempt++) {
    if (attempt === MOST_ATTEMPTS) throw new Error('The content changes all the time.');
    plan = await readPlan(root, repository);
    combination = await combineWithPublic(root, plan, merged, choices);
  }
  const { texts, before: replaced, theirs, conflicts, unreadable, bases } = combination;
  if (canWrite) {
    await writeNotes(root, { bases });
    for (const { review } of ended) await forgetReview(root, review.name);
    if (pushed) await forgetPush(root);
    const follows = repository.upstream === repository.siteBranch && plan.head !== plan.site;
    const isBehind = (await askGit(root, ['merge-base', plan.head, plan.site])) === plan.head;
    if (follows && isBehind) await moveBranch(root, plan.head, plan.site);
    const isChanged = texts.size > 0 || theirs.length > 0 || plan.head !== plan.site;
    if (isChanged) plan = await readPlan(root, repository);
  }
  const files = [...texts.keys(), ...theirs];
  const by = before && before !== site ? await authorsSince(root, before, site) : [];
  const news: StudioNews[] = ended.map(({ review, outcome }) => ({
    kind: outcome,
    review: review.message,
  }));
  if (canWrite && files.length > 0 && by.length > 0) news.unshift({ kind: 'arrived', by, files });
  const named = await Promise.all(conflicts.map((one) => withAuthor(root, site, one)));
  return {
    plan,
    texts: canWrite ? new Map() : texts,
    combined: new Map(
      [...(canWrite ? texts : [])].map(([file, after]) => [
        file,
        { before: replaced.get(file) ?? null, after },
      ]),
    ),
    conflicts: named,
    unreadable,
    reviews: waiting,
    branches: [...(branches?.keys() ?? [])],
    news,
    offline,
  };
}
