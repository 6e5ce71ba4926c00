import { type ContentContext, refuse } from '@json-site/dev/server';
import { mayPublish } from '../../editors/protocol.ts';
import type { ReviewAnswer } from '../../looks/protocol.ts';
import type { PublishRequest, PublishResult } from '../../publish/protocol.ts';
import { authorOf, findReview, type SentReview } from '../git/reviews.ts';
import { storeLook } from '../looks/look-store.ts';
import { type Checks, publish } from '../publish/publish.ts';
import { publishVersions } from '../publish/publish-versions.ts';
import { ADDRESSES } from '../publish/unpublished.ts';
import { forgetAnswers, reviewAnswers, storeAnswer } from './review-answers.ts';

/** Long enough for a review; its link then ends by itself. */
const LINK_MS = 30 * 86_400_000;
const MOST_CHARACTERS = 2000;

/** Who sends the request: only people who sign in approve and answer. */
const signedIn = ({ editor }: ContentContext) => editor ?? refuse('Nobody is signed in.');

/** Mails a person who is still an editor. Nobody else reads what a review says. */
async function mailEditor({ people }: ContentContext, address: string, subject: string, lines: string[]) {
  const isEditor = (await people?.list())?.some((one) => one.address === address.toLowerCase());
  if (people && isEditor)
    await people.mail({ to: [address], subject, text: [...lines, `${people.origin}/_studio`].join('\n\n') });
}

/** Mails the link of a review to those who may publish. Returns what to add to the result. */
async function mailReview(context: ContentContext, review: SentReview): Promise<string> {
  const { root, editor, people } = context;
  if (!editor || !people) return '';
  const { name, address } = editor;
  const target = { kind: 'review', name: review.name } as const;
  const link =
    people.origin + storeLook(root, { target, by: { name, address }, until: Date.now() + LINK_MS });
  const publishers = (await people.list()).filter((one) => mayPublish(one) && one.address !== address);
  if (publishers.length === 0) return `\nNobody else may publish. To show it to somebody: ${link}`;
  const isSent = await people.mail({
    to: publishers.map((one) => one.address),
    subject: `For review: ${review.message}`,
    text: `${name} asks you to look at “${review.message}”, and to publish it or to answer:\n\n${link}\n`,
  });
  return isSent
    ? '\nThose who may publish have a mail with a link to it.'
    : `\nNo mail could be sent. Give them this link: ${link}`;
}

/** Publishes, or sends for review. Where people sign in, those who may publish get a mail with a link. */
export async function publishOrSend(
  context: ContentContext,
  request: PublishRequest,
  checks?: Checks,
): Promise<PublishResult> {
  const result = await publish(context, request, checks);
  if (result.outcome !== 'sent' || result.review === undefined) return result;
  const review = await findReview(context.root, result.review);
  return { ...result, message: result.message + (await mailReview(context, review)) };
}

/** Publishes what waits in a review exactly as it was sent, in the name of its author, and says who has approved it. */
export async function approveReview(
  context: ContentContext,
  { review: name }: { review: string },
  checks?: Checks,
): Promise<PublishResult> {
  const { root } = context;
  const approver = signedIn(context);
  const review = await findReview(root, name);
  const by = await authorOf(root, review);
  const message = `${review.message}\n\nApproved-by: ${approver.name} <${approver.address}>`;
  const files = review.files
    .filter((file) => file !== ADDRESSES)
    .map((file) => ({ file, id: review.after.get(file) ?? null }));
  const result = await publishVersions(context, { message, files, by }, checks);
  if (result.outcome !== 'published') return result;
  forgetAnswers(root, name);
  await mailEditor(context, by.address, `Published: ${review.message}`, [
    `${approver.name} has published “${review.message}”.`,
  ]);
  return result;
}

/** Answers a review with a note, which its author gets by mail. The review keeps waiting. */
export async function answerReview(
  context: ContentContext,
  { review: name, text }: { review: string; text: string },
): Promise<ReviewAnswer[]> {
  const { root } = context;
  const { name: by } = signedIn(context);
  const note = text.trim();
  if (note === '') refuse('Write what should be different.');
  if (note.length > MOST_CHARACTERS) refuse(`Write at most ${MOST_CHARACTERS} characters.`);
  const review = await findReview(root, name);
  storeAnswer(root, name, { by, at: new Date().toISOString(), text: note });
  const { address } = await authorOf(root, review);
  await mailEditor(context, address, `Answer: ${review.message}`, [
    `${by} has answered to “${review.message}”:`,
    note,
  ]);
  return reviewAnswers(root, name);
}
