import { isDeepStrictEqual } from 'node:util';
import { DevApiError } from '@json-site/dev/server';
import { mergeValues } from '../../values/merge-values.ts';
import { isJsonFile, parsedOrNull } from './combine.ts';
import { commitAt, differing, type Listing, listing, PUBLISHED, textOf } from './content-changes.ts';
import { askGit, git, tryGit } from './run-git.ts';

const REVIEWS = 'refs/studio/reviews/';

/** Changes that wait on a branch of their own until someone makes them public. */
export interface SentReview {
  /** The name of its branch. */
  name: string;
  /** The commit that the studio has sent. */
  commit: string;
  /** What the editor has written. */
  message: string;
  /** Content as it would be, and as it was for visitors when the review was sent. */
  after: Listing;
  before: Listing;
  /** The files that it changes. */
  files: string[];
}

/** Records a review, so that the studio knows it after a restart and after its branch is gone. */
export async function recordReview(root: string, name: string, commit: string): Promise<void> {
  await git(root, ['update-ref', REVIEWS + name, commit]);
}

export async function forgetReview(root: string, name: string): Promise<void> {
  await git(root, ['update-ref', '-d', REVIEWS + name]);
}

async function reviewAt(root: string, name: string, commit: string, message: string): Promise<SentReview> {
  const [before, after] = [await listing(root, `${commit}^`), await listing(root, commit)];
  return { name, commit, message, before, after, files: differing(before, after) };
}

const PUSHED = 'refs/studio/pushed';

/**
 * Notes a commit before it is pushed to the branch that visitors see: the answer may never come, and what is edited
 * after it is based on it all the same.
 */
export async function notePush(root: string, commit: string): Promise<void> {
  await git(root, ['update-ref', PUSHED, commit]);
}

/** The last commit that this computer has pushed, if it is public and nobody has taken note of that yet. */
export async function publicPush(root: string, site: string): Promise<SentReview | undefined> {
  const commit = await commitAt(root, PUSHED);
  if (!commit || (await tryGit(root, ['merge-base', '--is-ancestor', commit, site])).status !== 0)
    return undefined;
  return reviewAt(root, PUSHED, commit, '');
}

export async function forgetPush(root: string): Promise<void> {
  await git(root, ['update-ref', '-d', PUSHED]);
}

/** Lists the reviews that this computer has sent and that have not ended, as far as it knows. */
export async function sentReviews(root: string): Promise<SentReview[]> {
  const format = '--format=%(refname) %(objectname) %(contents:subject)';
  const lines = ((await askGit(root, ['for-each-ref', format, REVIEWS])) ?? '').split('\n').filter(Boolean);
  return Promise.all(
    lines.map((line) => {
      const [ref = '', commit = '', ...message] = line.split(' ');
      return reviewAt(root, ref.slice(REVIEWS.length), commit, message.join(' '));
    }),
  );
}

/** Returns a review that waits. Throws if there is none of this name. */
export async function findReview(root: string, name: string): Promise<SentReview> {
  const found = (await sentReviews(root)).find((one) => one.name === name);
  if (!found)
    throw new DevApiError(404, 'This review has ended: what it has is public, or it was withdrawn.');
  return found;
}

/** Who has written what waits in a review, and when it was sent (ISO 8601). */
export async function authorOf(root: string, { commit }: SentReview) {
  const show = ['show', '--no-patch', '--format=%an%n%ae%n%aI', commit];
  const [name = '', address = '', at = ''] = ((await askGit(root, show)) ?? '').split('\n');
  return { name, address, at };
}

/** How a review has ended. `at` is the public commit that has it. */
export type ReviewEnd = { outcome: 'merged'; at: string } | { outcome: 'closed' };

/** Whether a commit makes the changes of a review, besides whatever others have changed in the same files. */
async function hasReview(root: string, { before, files }: SentReview, after: Listing, commit: string) {
  const [was, is] = [await listing(root, `${commit}^`), await listing(root, commit)];
  for (const file of files) {
    if (is.get(file) === after.get(file)) continue;
    const ids = [before, after, was, is].map((one) => one.get(file));
    const [base, mine, theirs, result] = await Promise.all(
      ids.map(async (id) => (isJsonFile(file) ? parsedOrNull(await textOf(root, id)) : id)),
    );
    const merged = mergeValues(base, mine, theirs);
    if (!merged || !isDeepStrictEqual(merged.value, result)) return false;
  }
  return true;
}

/**
 * Returns how a review has ended, or null while it waits. A review is merged if its commit is public, or if a public
 * commit makes its changes: the host of the repository has combined the commits of a branch to one. `tip` is the last
 * known commit of its branch, where a colleague may have added something.
 */
export async function endOfReview(
  root: string,
  review: SentReview,
  { site, tip, isGone }: { site: string; tip: string | undefined; isGone: boolean },
): Promise<ReviewEnd | null> {
  const { commit } = review;
  const range = ['rev-list', '--reverse', '--first-parent', `${commit}^..${site}`, '--', ...PUBLISHED];
  const commits = ((await askGit(root, range)) ?? '').split('\n').filter(Boolean);
  const isIn = async (one: string) =>
    (await tryGit(root, ['merge-base', '--is-ancestor', commit, one])).status === 0;
  if (await isIn(site)) {
    for (const one of commits) if (await isIn(one)) return { outcome: 'merged', at: one };
    return { outcome: 'merged', at: site };
  }
  const versions = [review.after];
  if (tip && tip !== commit && (await commitAt(root, tip))) versions.unshift(await listing(root, tip));
  for (const one of commits) {
    for (const after of versions) {
      if (await hasReview(root, review, after, one)) return { outcome: 'merged', at: one };
    }
  }
  return isGone ? { outcome: 'closed' } : null;
}
