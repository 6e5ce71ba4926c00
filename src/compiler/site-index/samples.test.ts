import { describe, expect, test } from 'vitest';
import { leavesIn } from '@json-site/values/locations';
import { readSchemas } from '../../../scripts/content/load-content.ts';
import { SITE } from '../../../scripts/root.ts';
import { samplesIn } from './samples.ts';

const { schemas } = readSchemas(SITE);

const exampleOf = (type: string, index = 0) =>
  structuredClone(schemas.blocks[type]?.examples?.[index]) as Record<string, never>;

/** The texts that are reported, and those in the items. */
const samples = (type: string, block: object) =>
  samplesIn(schemas.blocks[type] ?? {}, { type, ...block }, schemas, []).flatMap(({ value }) =>
    [...leavesIn(value)].map(({ leaf }) => leaf),
  );

describe('a block that still has values of its example', () => {
  test.each<[type: string, own: (example: Record<string, never>) => object, values: unknown[]]>([
    ['quote', (one) => ({ ...one, text: 'I learnt to read here.' }), ['Ann Lee']],
    ['post-list', (one) => one, ['From the van', 'All news', 'https://example.org/news']],
    ['hours', ({ hours }) => ({ heading: 'When we are open', hours }), ['2099-12-24', '09:30', 'tuesday']],
    [
      'prose',
      (one) => ({ ...one, content: ['We began in a barn.', { list: ['One driver', 'Ten helpers'] }] }),
      ['How it began', 'One driver'],
    ],
    ['table', ({ table }) => ({ heading: 'Prices', table }), ['Prices of tickets', '£2.50']],
    [
      'embed',
      ({ address }) => ({ address, title: 'The green', button: 'Show' }),
      ['https://maps.example.org/embed/green'],
    ],
    ['chart', (one) => ({ ...one, caption: 'Loans in each year' }), [12, 'Books']],
  ])('%s: reports them', (type, own, values) => {
    expect(samples(type, own(exampleOf(type)))).toEqual(expect.arrayContaining(values));
  });

  test.each<[type: string, block: object]>([
    ['page-cards', { heading: 'Where we stop', pages: '/*', linkLabel: 'Read on' }],
    ['faq', { heading: 'Before you join', items: [{ question: 'Do you lend films?', answer: ['Yes.'] }] }],
    ['post-list', { heading: 'News', link: { label: 'All news', href: '/news' } }],
    [
      'hours',
      { heading: 'Open', hours: { week: [{ days: ['monday'], times: [{ from: '09:30', to: '12:30' }] }] } },
    ],
    [
      'table',
      { table: { caption: 'Fees', columns: ['Ticket', 'Day'], rows: [{ cells: ['Adults', '£2.50'] }] } },
    ],
    [
      'legal-sections',
      { sections: [{ heading: 'Fines', id: 'fines', content: [{ text: 'There are none.' }] }] },
    ],
    ['stats', { items: [{ value: '98%', label: 'returned' }] }],
  ])('%s: leaves own values alone that equal a short one', (type, block) => {
    expect(samples(type, block)).toEqual([]);
  });
});
