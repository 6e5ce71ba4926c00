import { expect, test } from 'vitest';
import { contentTexts } from '../support/content-texts.ts';

const RUN = 8;

/** Words that must be repeated: names of laws, addresses, versions, and sentences that the specification prescribes. */
const FORMULAS = new RegExp(
  [
    'version 3, in force from[^.]*',
    '(?:northfold consulting ltd, )?(?:unit 7, example mill|4th floor).*? 0xx',
    'the supply of goods and services act 1982',
    "we'll get back to you as soon as possible",
  ].join('|'),
  'gi',
);

/** Messages of one rule for several fields are alike on purpose. */
const isMessage = (at: string) => /(?:^|\.)messages\./.test(at);

/** The words of each part of a text between formulas, without markup and addresses of links. */
function partsOf(text: string): string[][] {
  const plain = text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll('**', '')
    .toLowerCase();
  return plain.split(FORMULAS).map((part) => part.match(/[\p{L}\p{N}’'£%.@+-]*[\p{L}\p{N}]/gu) ?? []);
}

test(`no run of ${RUN} words is in the content twice`, () => {
  const first = new Map<string, string>();
  const repeated: string[] = [];
  for (const { file, at, text } of contentTexts()) {
    if (isMessage(at)) continue;
    for (const words of partsOf(text)) {
      for (let start = 0; start + RUN <= words.length; start += 1) {
        const run = words.slice(start, start + RUN).join(' ');
        const earlier = first.get(run);
        if (earlier !== undefined) repeated.push(`${run} | ${earlier} | ${file} ${at}`);
        first.set(run, `${file} ${at}`);
      }
    }
  }
  expect(repeated).toEqual([]);
});
