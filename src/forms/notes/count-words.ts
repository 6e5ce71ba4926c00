import { cleanText } from '../values/clean.ts';

/** The words that a text may still have, as its pattern counts them. */
export function wordsLeft(text: string, limit: number): number {
  return limit - (cleanText(text).match(/\S+/gu)?.length ?? 0);
}
