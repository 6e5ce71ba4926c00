import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Media, RecordList } from '../../model/model.ts';
import { Records } from './Records.tsx';

const LOOKS = ['cards', 'list', 'table', 'details'] as const;

const labels = {
  title: 'Evening',
  date: 'Day',
  text: 'About',
  link: 'Tickets',
  figures: [{ label: 'Place' }],
};

const record = {
  id: 'ghosts',
  title: 'Ghost stories',
  href: 'https://tickets.example.org/ghosts',
  date: { iso: '2099-10-30', text: '30 October 2099' },
  text: ['Bring a ', { strong: 'torch' }, '.'],
  picture: { src: '/media/torch.jpg', width: 30, height: 20 } as Media,
  figures: ['The van'],
} satisfies RecordList['records'][number];

const htmlOf = (look: (typeof LOOKS)[number], own: object = {}) =>
  renderToStaticMarkup(
    <Records type="records" look={look} records={{ labels, records: [{ ...record, ...own }] }} />,
  );

test.each(LOOKS)('%s shows everything that an author asks for', (look) => {
  const html = htmlOf(look);
  for (const shown of ['30 October 2099', '<strong>torch</strong>', 'src="/media/torch.jpg"', 'The van'])
    expect(html).toContain(shown);
  expect(html).toMatch(/<a [^>]*href="https:\/\/tickets\.example\.org\/ghosts"[^>]*>Ghost stories<\/a>/);
});

test('details leave out a title that the page shows, and keep its link', () => {
  const html = htmlOf('details', { isPageTitle: true });
  expect(html).not.toContain('<h2');
  expect(html).toMatch(/<dt>Tickets<\/dt><dd><a [^>]*>Ghost stories<\/a><\/dd>/);
});
