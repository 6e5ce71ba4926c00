import { expect, test } from 'vitest';
import { labelFor, summaryOf } from './labels.ts';

test.each([
  ['partnersHeading', 'Partners heading'],
  ['card-grid', 'Card grid'],
  ['items-2', 'Items 2'],
])('labelFor turns %s into "%s"', (name, label) => {
  expect(labelFor(name)).toBe(label);
});

test.each([
  [{ type: 'hero', id: 'top', tone: 'ink', heading: 'Hello' }, 'Hello'],
  [{ type: 'faq', tone: 'tinted', items: [{ answer: ['No.'], question: 'Why?' }] }, 'Why?'],
  [{ type: 'back-link', to: '/about' }, '/about'],
  [{ type: 'stats', items: [] }, ''],
  [{ type: 'note', text: '**Help?** [Ring](tel:1)' }, 'Help? Ring'],
  [['**Help?**'], 'Help?'],
  [{ date: '2099-12-31', times: [{ from: '09:30' }], reason: 'New Year' }, 'New Year'],
  [{ date: '2099-12-31', times: [{ from: '09:30' }] }, '2099-12-31'],
  [null, ''],
])('summaryOf summarises %j as "%s"', (value, summary) => {
  expect(summaryOf(value)).toBe(summary);
});
