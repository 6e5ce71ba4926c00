import { expect, test } from 'vitest';
import { contentTexts, type WrittenText } from '../support/content-texts.ts';

const RUN = 8;

/** Words that must be repeated: names of laws, addresses, versions, and sentences that the specification prescribes. */
const FORMULAS = new RegExp(
  [
    'version \\d, in force from[^.]*(?:\\. the other date is the day you read this)?',
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

/** Laws and contracts need the same words again and again. */
const LEGAL = /pages\/(?:terms-of-service|privacy-policy|cookie-policy|accessibility)\.json$/;

const COPY = contentTexts().filter(({ file, at }) => !LEGAL.test(file) && !isMessage(at));

/** Phrases that a reader of several pages notices, with the number of times that the site may use each. */
const FAMILIES: [family: string, phrase: RegExp, most: number][] = [
  ['first month', /first month/gi, 3],
  ['configure before we customise', /configure before we customise/gi, 1],
  ['figures that disagree', /disagree|odd one out|two totals/gi, 3],
  ['old and new in parallel', /side by side|run together|in both systems|in parallel|parallel running/gi, 3],
  ['rather than', /rather than/gi, 3],
  ['X, not Y', /, not \p{Ll}/gu, 3],
  ['a named person', /\bnamed (?:person|owner|officer)/gi, 3],
  ['sign off', /\bsign(?:s|ed|ing)? off\b/gi, 3],
  ['signature', /\bsignatures?\b/gi, 3],
  ['sign', /\bsign(?:s|ed|ing)?\b(?!-| (?:off|in|out|on|of)\b)/gi, 3],
  ['start with one', /start with one/gi, 1],
  ['is enough', /\b(?:is|are) enough\b/gi, 3],
  ['an example', /\ban example\b/gi, 3],
  ['whoever', /\bwhoever\b/gi, 3],
  ['vendor for supplier', /\bvendors?\b/gi, 0],
  ['telephone for phone', /\btelephon(?:e|y)\b(?!\})/gi, 0],
  ['words of the trade', /\b(?:lakehouses?|landing zones?|drift)\b/gi, 0],
];

const matchesOf = (texts: WrittenText[], phrase: RegExp) =>
  texts.flatMap(({ file, at, text }) => (text.match(phrase) ?? []).map((match) => `${match}: ${file} ${at}`));

test.each(FAMILIES)('the site does not wear out a phrase: %s', (_family, phrase, most) => {
  const found = matchesOf(COPY, phrase);
  expect(found.length > most ? found : []).toEqual([]);
});

test('at most three closing calls tell the reader to send, tell, give, name, bring or choose something', () => {
  const calls = COPY.filter(({ at, text }) => /^blocks\.\d+\.type$/.test(at) && text === 'call-to-action');
  const texts = calls.flatMap((call) =>
    COPY.filter(({ file, at }) => file === call.file && at === call.at.replace(/type$/, 'text')),
  );
  expect(texts.length).toBeGreaterThan(10);
  const ordered = matchesOf(texts, /^(?:Send|Tell|Give|Name|Bring|Choose|Describe)\b/g);
  expect(ordered.length > 3 ? ordered : []).toEqual([]);
});

/** A bold claim, or a claim and one sentence that explains it. */
const isMould = (text: string) => text.startsWith('**') || text.split(/(?<=[.?!]) (?=\p{Lu})/u).length === 2;

test('at most half of the points of an industry are a claim with one explanation', () => {
  const points = COPY.filter(
    ({ file, at }) => file.startsWith('content/pages/industries/') && /\.columns\.\d\.points\./.test(at),
  );
  const pages = new Set(points.map(({ file }) => file));
  expect(pages.size).toBe(8);
  for (const page of pages) {
    const all = points.filter(({ file }) => file === page);
    expect(all, page).toHaveLength(18);
    expect(all.filter(({ text }) => isMould(text)).length, page).toBeLessThanOrEqual(9);
  }
});
