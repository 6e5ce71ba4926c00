import { SINGLETONS } from '@json-site/compiler/documents';
import { documentName } from '@json-site/dev/shared';
import type { UnpublishedFile, WaitingReview } from '../../publish/protocol.ts';
import { parsedOrNull } from '../git/combine.ts';
import { textOf } from '../git/content-changes.ts';
import { isInFormFolder } from '../git/form-files.ts';
import type { Plan } from '../git/plan.ts';
import type { SentReview } from '../git/reviews.ts';

/** The list of addresses goes with the pages that are published, and is nothing that an editor writes. */
export const ADDRESSES = SINGLETONS.publishedFile.file;

/** The changed documents. One whose form accepts something else is among them, also if its texts are the same. */
function changedDocuments({ changes, ofForms }: Plan): UnpublishedFile[] {
  const isListed = new Set(changes.map(({ file }) => file));
  const forms = [...ofForms.keys()].filter((file) => !isListed.has(file));
  const others = forms.map((file) => ({ kind: 'changed' as const, file, before: file }));
  return [...changes, ...others]
    .filter(({ file }) => file !== ADDRESSES)
    .map((change) => {
      const rules = ofForms.get(change.file);
      return { ...change, ...(rules && { with: rules }) };
    });
}

/** Lists everything that visitors see in another version than this computer has, and where it waits. */
export function unpublishedFiles(plan: Plan, reviews: readonly SentReview[]): UnpublishedFile[] {
  const { mine, base, public: seen } = plan;
  return changedDocuments(plan).map((change) => {
    const all = [change.file, ...(change.with ?? [])];
    const concerns = ({ files }: SentReview) => all.some((file) => files.includes(file));
    const waits = reviews.find(
      (one) =>
        concerns(one) &&
        all.every((file) => one.after.get(file) === mine.get(file)) &&
        !isLeft(one.after, change),
    );
    const revised = waits ? undefined : reviews.find(concerns);
    const isDisputed = [...all, change.before].some(
      (one) =>
        base.get(one) !== seen.get(one) && mine.get(one) !== base.get(one) && mine.get(one) !== seen.get(one),
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
        .filter((file) => file !== ADDRESSES && !isInFormFolder(file))
        .map(async (file) =>
          documentName(file, parsedOrNull(await textOf(root, after.get(file) ?? before.get(file)))),
        );
      return { name, message, documents: await Promise.all(named) };
    }),
  );
}
