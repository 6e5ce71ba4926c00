import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { hrefsOf, missingIn, one, textOf, textsOf, withoutClosed } from '../../support/html.ts';

const main = one(builtPage('/faq'), 'main');

const TOPICS = [
  /services/i,
  /\bdata\b/i,
  /cloud/i,
  /\bAI\b/,
  /industries/i,
  /migrat/i,
  /implementation/i,
  /secur/i,
  /how long/i,
  /train/i,
  /worked|KPI/i,
  /automat/i,
  /governance/i,
  /support/i,
];

test('the fifteen questions cover the specified topics', () => {
  const questions = textsOf(main, 'summary');
  expect(questions).toHaveLength(15);
  expect(TOPICS.filter((topic) => !questions.some((question) => topic.test(question)))).toEqual([]);
});

test('every question has an answer', () => {
  expect(textsOf(main, 'details > summary + div')).toEqual(Array(15).fill(expect.stringMatching(/\S{3}/)));
});

test('the answers about time match the specification', () => {
  const answers = main
    .querySelectorAll('details')
    .filter((question) => /how long/i.test(textOf(one(question, 'summary'))));
  const missing = answers.map((answer) =>
    missingIn(answer, [
      /Analysis:\s*2-6 weeks/,
      /Data migration:\s*4-24 months/,
      /Cloud migration:\s*6-16 weeks/,
      /Custom software:\s*3-12 months/,
      /System implementation:\s*6-18 months/,
    ]),
  );
  expect(missing).toEqual([[]]);
});

test('a link below the questions opens the contact page', () => {
  expect(hrefsOf(withoutClosed(main), 'Contact Us')).toEqual(['/contact']);
});
