import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/content/root.ts';
import { contentTexts } from '../support/content-texts.ts';

const NUMBER_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty';
const UNIT = 'hours?|days?|weeks?|months?|years?|minutes?';
/** A number that somebody could hold the company to: a time, a percentage, an amount of money. */
const FIGURE = new RegExp(
  `£\\d[\\d,]*|\\d[\\d,.]*(?:[-–]\\d+)?\\s?%|\\b(?:\\d[\\d,.]*(?:[-–]\\d+)?\\+?|${NUMBER_WORD})[ -](?:more |working |calendar )?(?:${UNIT})\\b`,
  'gi',
);

const TEXTS = contentTexts();

/** The rows of the table: claim, wordings, files. */
const ROWS = readFileSync(path.join(ROOT, 'docs/claims.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| claim '))
  .map((line) => {
    const [claim = '', wordings = '', files = '', backing = ''] = line.slice(2, -2).split(' | ');
    return {
      claim,
      wordings: wordings.split('<br>').map((wording) => wording.slice(1, -1)),
      files: files.split('<br>').map((file) => `content/${file}`),
      backing,
    };
  });

function says(text: string, wording: string): boolean {
  return wording.startsWith('=')
    ? text === wording.slice(1)
    : text.toLowerCase().includes(wording.toLowerCase());
}

test.each(ROWS)('the table of claims is true: $claim', ({ wordings, files, backing }) => {
  expect(backing).not.toBe('');
  for (const wording of wordings)
    expect(
      TEXTS.some(({ text }) => says(text, wording)),
      `somebody says "${wording}"`,
    ).toBe(true);
  const said = TEXTS.filter(({ text }) => wordings.some((wording) => says(text, wording)));
  expect([...new Set(said.map(({ file }) => file))].sort()).toEqual([...files].sort());
});

test('every time, percentage and amount of the content is in the table of claims', () => {
  const wordings = ROWS.flatMap((row) => row.wordings);
  const unlisted = TEXTS.flatMap(({ file, text }) => {
    if (wordings.includes(`=${text}`)) return [];
    const rest = wordings.reduce(
      (left, wording) =>
        left.replaceAll(new RegExp(wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), '…'),
      text,
    );
    return [...rest.matchAll(FIGURE)].map(([figure]) => `${file}: "${figure}" in ${text}`);
  });
  expect(unlisted).toEqual([]);
});

test('the compiler knows every claim with a number, and nothing else', () => {
  const { claims } = JSON.parse(readFileSync(path.join(ROOT, 'content/house-style.json'), 'utf8')) as {
    claims: { claim: string; agreed?: string[] }[];
  };
  const table = new Map(ROWS.map(({ claim, wordings }) => [claim, wordings]));
  for (const { claim, agreed = [] } of claims)
    expect(table.get(claim), claim).toEqual(expect.arrayContaining(agreed));
});

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATED = new RegExp(
  `\\b(?:\\d{1,2} )?(?:${MONTH}) 20\\d\\d\\b|\\b(?:\\p{Lu}[\\p{L}]+ |\\([^)]*\\) |and |of )+(?:Act|Regulations) (?:19|20)\\d\\d`,
  'gu',
);

test('every date and every law of the pages is in the list of facts that were looked up', () => {
  const facts = readFileSync(path.join(ROOT, 'docs/claims.md'), 'utf8').replaceAll(/\s+/g, ' ');
  // The versions of our own texts, and the examples in forms.
  const ours = /(?:20|23|24) November 202\d/;
  const unlisted = TEXTS.filter(({ file }) => file.startsWith('content/pages/')).flatMap(({ file, text }) =>
    [...text.matchAll(DATED)]
      .map(([found]) => found.replace(/^(?:The|In|Under|These|Since|of|and) /, ''))
      .filter((found) => !ours.test(found) && !facts.includes(found))
      .map((found) => `${file}: ${found}`),
  );
  expect(unlisted).toEqual([]);
});
