import { beforeEach, expect, test } from 'vitest';
import { fullTest } from '../../../../../tests/support/full-test.ts';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import {
  ABOUT,
  checksWith,
  FILES,
  MINE,
  PASSED,
  planOf,
  publishing,
  STORE,
} from '../../../../../tests/support/publishing.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { isLookable } from '../looks/look-at.ts';
import { reviewAnswers } from './review-answers.ts';
import { answerReview, approveReview, publishOrSend } from './reviews.ts';

const { repository, git, onRemote } = publishing(() => createRepository(FILES));

const ADA = { address: 'ada@example.org', name: 'Ada', role: 'write' } as const;
const GRACE = { address: 'grace@example.org', name: 'Grace', role: 'publish' } as const;
const REVIEW = 'prices';

let mails: { to: readonly string[]; subject: string; text: string }[];
let editors: { address: string; role: 'write' | 'publish' }[];
let isMailing: boolean;
beforeEach(() => {
  mails = [];
  editors = [ADA, GRACE];
  isMailing = true;
});

const as = (editor: ContentContext['editor']) => {
  const people = {
    origin: 'https://studio.example.org',
    list: async () => editors,
    mail: async (notice: (typeof mails)[number]) => mails.push(notice) > 0 && isMailing,
  };
  return { root: repository().root, store: STORE, people, editor } as unknown as ContentContext;
};
const checks = () => checksWith(async () => PASSED, repository().root);

/** Sends the edit for review, as the dialog does. */
async function send(context = as(ADA)) {
  const { fingerprint } = await planOf(repository().root);
  const request = { way: 'review' as const, message: 'Prices', fingerprint, files: [ABOUT] };
  return publishOrSend(context, request, checks());
}
const approve = (context = as(GRACE)) => approveReview(context, { review: REVIEW }, checks());
const linkIn = (text = '') => /https:\/\/studio\.example\.org\/_look\/([\w-]{43})\b/.exec(text)?.[1] ?? '';

test('mails those who may publish a link, which they can use', async () => {
  const result = await send();
  expect(result).toMatchObject({
    outcome: 'sent',
    message: expect.stringContaining('have a mail with a link'),
  });
  expect(mails).toMatchObject([{ to: [GRACE.address], subject: 'For review: Prices' }]);
  expect(isLookable(repository().root, linkIn(mails[0]?.text))).toBe(true);
});

test.each<[string, () => void]>([
  ['no mail can be sent', () => (isMailing = false)],
  ['nobody else may publish', () => (editors = [ADA])],
])('gives the link to the writer if %s', async (_, given) => {
  given();
  const { message } = (await send()) as { message: string };
  expect(isLookable(repository().root, linkIn(message))).toBe(true);
});

fullTest('sends for review without a mail where nobody signs in', async () => {
  const here = { root: repository().root, store: STORE } as unknown as ContentContext;
  expect(await send(here)).toMatchObject({ outcome: 'sent', review: REVIEW });
  expect(mails).toEqual([]);
});

test('publishes a review as it was sent, by its author, and says who has approved it', async () => {
  await send();
  expect(await approve()).toMatchObject({ outcome: 'published' });
  const { remote } = repository();
  expect(repository().git(['show', `main:${ABOUT}`], remote)).toBe(MINE.trim());
  expect(repository().git(['log', '-1', '--format=%an%n%s%n%(trailers)', 'main'], remote)).toBe(
    'Ada\nPrices\nApproved-by: Grace <grace@example.org>',
  );
  expect(mails.at(-1)).toMatchObject({ to: [ADA.address], subject: 'Published: Prices' });
});

fullTest('publishes nothing that was saved again, and nothing that has ended', async () => {
  await send();
  const before = onRemote('main');
  repository().write(ABOUT, '{\n  "title": "Not for everybody yet"\n}\n');
  expect(await approve()).toMatchObject({ outcome: 'kept', message: expect.stringContaining('saved again') });
  await expect(approveReview(as(GRACE), { review: 'other' }, checks())).rejects.toThrow('has ended');
  expect([onRemote('main'), git('diff', '--name-only')]).toEqual([before, ABOUT]);
});

test('an answer stays with the review, and its author reads it while she is an editor', async () => {
  await send();
  const answered = await answerReview(as(GRACE), { review: REVIEW, text: ' Add the year. ' });
  expect(answered).toMatchObject([{ by: 'Grace', text: 'Add the year.' }]);
  expect(mails.at(-1)).toMatchObject({ to: [ADA.address], text: expect.stringContaining('Add the year.') });
  editors = [GRACE];
  const count = mails.length;
  await answerReview(as(GRACE), { review: REVIEW, text: 'And the month.' });
  expect([mails.length, reviewAnswers(repository().root, REVIEW).length]).toEqual([count, 2]);
  await expect(answerReview(as(GRACE), { review: REVIEW, text: ' ' })).rejects.toThrow('should be different');
  await approve();
  expect(reviewAnswers(repository().root, REVIEW)).toEqual([]);
});
