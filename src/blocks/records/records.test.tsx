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

test('letters are in place of a picture, and not read', () => {
  const { picture: _, ...bare } = record;
  const html = renderToStaticMarkup(
    <Records
      type="records"
      shape="round"
      records={{ labels, records: [record, { ...bare, id: 'other', initials: 'GS' }] }}
    />,
  );
  expect(html).toMatch(/<img class="[^"]*round[^"]*"/);
  expect(html).toMatch(/<span class="[^"]*round[^"]*" aria-hidden="true">GS<\/span>/);
});

test('a timetable is a table with headers, and a list with the rooms', () => {
  const entry = { id: 'ghosts', title: 'Ghost stories', href: '/ghosts', group: 'Friday' };
  const records = [
    { ...entry, date: { iso: '2099-10-30T19:30Z', text: '19:30–21:00' }, column: 'Van' },
    { ...entry, id: 'tea', title: 'Tea', href: '/tea', date: { iso: '2099-10-30T19:00Z', text: '19:00' } },
  ];
  const timetables: RecordList['timetables'] = [
    {
      title: 'Friday',
      columns: ['Van', 'Hall'],
      rows: [
        { time: '19:00', cells: [{ records: [1], columns: 2 }] },
        { time: '19:30', cells: [{ records: [0], rows: 1 }, { records: [] }] },
      ],
    },
  ];
  const html = renderToStaticMarkup(
    <Records
      type="records"
      look="timetable"
      heading="Programme"
      records={{
        labels: { title: 'Evening', date: 'Time', column: 'Room', figures: [] },
        records,
        timetables,
      }}
    />,
  );
  expect(html).toMatch(/<h3[^>]*>Friday<\/h3>/);
  const headers = [...html.matchAll(/<th scope="(\w+)">(.*?)<\/th>/g)].map(([, scope, text]) => [
    scope,
    text,
  ]);
  expect(headers).toEqual([
    ['col', 'Time'],
    ['col', 'Van'],
    ['col', 'Hall'],
    ['row', '19:00'],
    ['row', '19:30'],
  ]);
  expect(html).toMatch(/<td colSpan="2"|<td colspan="2"/);
  const [list = ''] = html.split('<table');
  expect(list.indexOf('Tea')).toBeLessThan(list.indexOf('Ghost stories'));
  expect(list).toContain('<dt>Room</dt><dd>Van</dd>');
});

test('details leave out a title that the page shows, and keep its link', () => {
  const html = htmlOf('details', { isPageTitle: true });
  expect(html).not.toContain('<h2');
  expect(html).toMatch(/<dt>Tickets<\/dt><dd><a [^>]*>Ghost stories<\/a><\/dd>/);
});

test('a divided list links to its other pages, and says which one is shown', () => {
  const perPage = {
    label: 'Pages',
    next: { label: 'Next page', href: '/dates/2' },
    pages: [
      { text: '1', label: 'Page 1', href: '/dates', isCurrent: true as const },
      null,
      { text: '9', label: 'Page 9', href: '/dates/9' },
    ],
  };
  const html = renderToStaticMarkup(
    <Records type="records" records={{ labels, records: [record] }} perPage={perPage} />,
  );
  expect(html).toContain('<nav aria-label="Pages"');
  expect(html).toMatch(/<a href="\/dates" aria-label="Page 1" aria-current="page"[^>]*>1<\/a>/);
  expect(html).toContain('<a href="/dates/2" rel="next">Next page</a>');
  expect(html).not.toContain('rel="prev"');
  expect(htmlOf('list')).not.toContain('<nav');
});
