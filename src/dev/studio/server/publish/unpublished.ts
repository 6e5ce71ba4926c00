import { SINGLETONS } from '@json-site/compiler/documents';
import { documentName } from '@json-site/dev/shared';
import type { UnpublishedFile, WaitingReview } from '../../publish/protocol.ts';
import { parsedOrNull } from '../git/combine.ts';
import { textOf } from '../git/content-changes.ts';
import type { Plan } from '../git/plan.ts';
import type { SentReview } from '../git/reviews.ts';

/** The list of addresses goes with the pages that are published, and is nothing that an editor writes. */
export const ADDRESSES = SINGLETONS.publishedFile.file;

/** Lists everything that visitors see in another version than this computer has, and where it waits. */
export function unpublishedFiles(
  { changes, mine, base, public: seen }: Plan,
  reviews: readonly SentReview[],
): UnpublishedFile[] {
  return changes
    .filter(({ file }) => file !== ADDRESSES)
    .map((change) => {
      const { file, before } = change;
      const waits = reviews.find(
        ({ files, after }) =>
          files.includes(file) && after.get(file) === mine.get(file) && !isLeft(after, change),
      );
      const revised = waits ? undefined : reviews.find(({ files }) => files.includes(file));
      const isDisputed = [file, before].some(
        (one) =>
          base.get(one) !== seen.get(one) &&
          mine.get(one) !== base.get(one) &&
          mine.get(one) !== seen.get(one),
      );
      return {
        ...change,
        ...(waits && { review: waits.message }),
        ...(revised && { revises: revised.message }),
        ...(isDisputed && { isDisputed }),
      };
    });
}

/** True when a version still has the file at the address that it has left. */
const isLeft = (after: ReadonlyMap<string, string>, { file, before }: { file: string; before: string }) =>
  file !== before && after.has(before);

/** Describes the reviews that wait, with the names of their documents. */
export function waitingReviews(root: string, reviews: readonly SentReview[]): Promise<WaitingReview[]> {
  return Promise.all(
    reviews.map(async ({ name, message, files, before, after }) => {
      const named = files
        .filter((file) => file !== ADDRESSES)
        .map(async (file) =>
          documentName(file, parsedOrNull(await textOf(root, after.get(file) ?? before.get(file)))),
        );
      return { name, message, documents: await Promise.all(named) };
    }),
  );
}
