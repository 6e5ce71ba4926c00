import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { escapeRegExp } from '../../../src/compiler/source/characters.ts';
import { contentTexts } from '../support/content-texts.ts';

const NUMBER_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty';
const UNIT = 'hours?|days?|weeks?|months?|years?|minutes?';
/** A number that somebody could hold the company to: a time, a percentage, an amount of money. */
const FIGURE = new RegExp(
  `£\\d[\\d,]*|\\d[\\d,.]*(?:[-–]\\d+)?\\s?%|\\b(?:\\d[\\d,.]*(?:[-–]\\d+)?\\+?|${NUMBER_WORD})[ -](?:more |working |calendar )?(?:${UNIT})\\b`,
  'gi',
);

const TEXTS = contentTexts();

interface Claim {
  claim: string;
  backing?: string;
  files?: string[];
  agreed?: string[];
  wordings?: string[];
  wholeTexts?: string[];
}

const { claims, facts } = JSON.parse(readFileSync(path.join(ROOT, 'content/house-style.json'), 'utf8')) as {
  claims: Claim[];
  facts: { fact: string; sources?: string[]; read?: string }[];
};
const CLAIMS = claims.map(({ agreed = [], wordings = [], wholeTexts = [], ...claim }) => ({
  ...claim,
  sayings: [
    ...[...agreed, ...wordings].map((phrase) => new RegExp(escapeRegExp(phrase), 'gi')),
    ...wholeTexts.map((text) => new RegExp(`^${escapeRegExp(text)}$`, 'g')),
  ],
}));

test.each(CLAIMS)('exactly the listed files make the claim: $claim', ({ sayings, files = [], backing }) => {
  expect(backing).toBeTruthy();
  const saidIn = sayings.map((saying) =>
    TEXTS.filter(({ text }) => text.search(saying) >= 0).map(({ file }) => file),
  );
  expect(sayings.filter((_, index) => saidIn[index]?.length === 0)).toEqual([]);
  expect([...new Set(saidIn.flat())].sort()).toEqual(files.map((file) => `content/${file}`).sort());
});

test('every time, percentage and amount of the content is part of a claim', () => {
  const sayings = CLAIMS.flatMap((claim) => claim.sayings);
  const unlisted = TEXTS.flatMap(({ file, text }) => {
    const rest = sayings.reduce((left, saying) => left.replaceAll(saying, '…'), text);
    return [...rest.matchAll(FIGURE)].map(([figure]) => `${file}: "${figure}" in ${text}`);
  });
  expect(unlisted).toEqual([]);
});

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATED = new RegExp(
  `\\b(?:\\d{1,2} )?(?:${MONTH}) 20\\d\\d\\b|\\b(?:\\p{Lu}[\\p{L}]+ |\\([^)]*\\) |and |of )+(?:Act|Regulations) (?:19|20)\\d\\d`,
  'gu',
);

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test('every date and every law of the pages is in the list of facts that were looked up', () => {
  // A source of a page may say when it was read.
  const listed = facts
    .flatMap(({ fact, sources = [], read }) => [fact, ...sources, read ? DAY.format(new Date(read)) : ''])
    .join('\n');
  // The versions of our own texts, and the examples in forms.
  const ours = /(?:20|23|24|27|28) November 202\d/;
  const unlisted = TEXTS.filter(({ file }) => file.startsWith('content/pages/')).flatMap(({ file, text }) =>
    [...text.matchAll(DATED)]
      .map(([found]) => found.replace(/^(?:The|In|Under|These|Since|of|and) /, ''))
      .filter((found) => !ours.test(found) && !listed.includes(found))
      .map((found) => `${file}: ${found}`),
  );
  expect(unlisted).toEqual([]);
});
