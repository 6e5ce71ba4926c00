import { type ContentContext, DevApiError } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { mayPublish } from '../../editors/protocol.ts';
import type { Look, LookReview } from '../../looks/protocol.ts';
import type { ChangedPage, PageVersion } from '../../publish/protocol.ts';
import { checkDraft } from '../drafts/check-draft.ts';
import { editorDraft } from '../drafts/editor-drafts.ts';
import { openPage } from '../drafts/open-page.ts';
import { textOf } from '../git/content-changes.ts';
import { readPlan } from '../git/plan.ts';
import { readRepository } from '../git/repository.ts';
import { findReview, type SentReview } from '../git/reviews.ts';
import { textsWithout } from '../publish/check-chosen.ts';
import { changedPages, compileBoth, pageIn } from '../publish/publish-state.ts';
import { unpublishedFiles } from '../publish/unpublished.ts';
import { reviewAnswers } from '../reviews/review-answers.ts';
import { findLook, type StoredLook } from './look-store.ts';

const ENDED = 'This link has ended, or a part of it is missing. Ask the sender for another one.';
const NOT_SHOWN = 'No page shows this document, so there is nothing to look at.';

type Shown = Pick<Look, 'title' | 'pages' | 'route' | 'version'> & { review?: LookReview };

/** A document as its editor has it now: saved or not. */
async function lookAtDocument(context: ContentContext, file: string, by: string): Promise<Shown> {
  const value = editorDraft(context.root, by, file)?.draft.value ?? openPage(context, file).value;
  if (!value) throw new DevApiError(404, NOT_SHOWN);
  const { payload, shared } = await checkDraft(context, { file, value });
  if (!payload) throw new DevApiError(404, NOT_SHOWN);
  const { path: route, title } = payload.page;
  return {
    title: documentName(file, value),
    pages: [{ route, title }],
    route,
    version: { payload, ...(shared && { shared }) },
  };
}

/** The site as it would be with a review. The list of published addresses is nothing that a page shows. */
async function withReview({ root, store }: ContentContext, { files, after }: SentReview) {
  const plan = await readPlan(root, await readRepository(root));
  const seen = await textsWithout(root, plan, unpublishedFiles(plan, []));
  const texts = new Map(seen);
  for (const file of files.filter((one) => one.endsWith('.json')))
    texts.set(file, await textOf(root, after.get(file)));
  return compileBoth(store, seen, texts);
}

async function lookAtReview(context: ContentContext, name: string, asked: string): Promise<Shown> {
  const { root, editor } = context;
  const review = await findReview(root, name);
  const { before, after } = await withReview(context, review);
  const pages: ChangedPage[] = changedPages(before, after);
  const { route = '/' } = pages.find((one) => one.route === asked) ?? pages[0] ?? {};
  const version: PageVersion = await pageIn(after, route);
  const { message } = review;
  const mayApprove = editor !== undefined && mayPublish(editor);
  const answers = reviewAnswers(root, name);
  return { title: message, pages, route, version, review: { name, message, answers, mayApprove } };
}

function show(context: ContentContext, { target, by }: StoredLook, route: string): Promise<Shown> {
  return target.kind === 'review'
    ? lookAtReview(context, target.name, route)
    : lookAtDocument(context, target.name, by.address);
}

/** Shows what a link leads to, to everybody who has its secret. `route` chooses one of its pages; "" the first. */
export async function lookAt(
  context: ContentContext,
  { secret, route }: { secret: string; route: string },
): Promise<Look> {
  const found = findLook(context.root, secret);
  if (!found) throw new DevApiError(404, ENDED);
  const until = new Date(found.until).toISOString();
  return { ...(await show(context, found, route)), by: found.by.name, until };
}

/** Whether there is something to look at with a secret. */
export const isLookable = (root: string, secret: string): boolean => findLook(root, secret) !== undefined;
