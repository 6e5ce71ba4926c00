import { keyOf } from '@json-site/content/files';
import type { ReviewAnswer } from '../../looks/protocol.ts';
import { jsonFolder } from '../files/json-folder.ts';

const answers = jsonFolder<ReviewAnswer[]>('.cache/studio-answers');

/** What those who may publish have answered to a review, the first answer first. */
export const reviewAnswers = (root: string, review: string): ReviewAnswer[] =>
  answers.get(root, keyOf(review)) ?? [];

export function storeAnswer(root: string, review: string, answer: ReviewAnswer): void {
  answers.set(root, keyOf(review), [...reviewAnswers(root, review), answer]);
}

/** Forgets the answers of a review that has ended: another one may get its name. */
export function forgetAnswers(root: string, review: string): void {
  answers.remove(root, keyOf(review));
}
