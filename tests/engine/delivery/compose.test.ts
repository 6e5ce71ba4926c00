import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { toCsv } from '../../../scripts/backend/csv.ts';
import { compose } from '../../../supabase/functions/deliver/compose.ts';
import type { FormLayout } from '../../../supabase/functions/deliver/layout.ts';
import type { Claim, Message, Sender } from '../../../supabase/functions/deliver/message.ts';
import { toMime } from '../../../supabase/functions/deliver/mime.ts';
import { resend } from '../../../supabase/functions/deliver/resend.ts';
import { HOSTILE_ANSWERS } from './hostile-answers.ts';

const ID = '3f2a9c1e-0000-4000-8000-000000000001';
const SENDER: Sender = {
  from: 'Müller & Söhne <website@example.com>',
  to: ['provider@example.com'],
  site: 'Müller & Söhne',
  timeZone: 'Europe/London',
  forms: {},
  rowLink: 'https://example.com/rows/{number}?table={table}&id={id}',
};

const claimOf = (answers: object): Claim => ({
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  kind: 'submission',
  created_at: '2026-07-01T12:00:00Z',
  form_table: 'visit_submissions',
  table_number: 16_439,
  row: { id: ID, created_at: '2026-07-01T12:00:00Z', ...answers },
  digest: null,
});

const LAYOUT: FormLayout = {
  form: 'school-visit',
  combined: ['summary'],
  sections: [
    {
      heading: 'Your school',
      fields: [
        { name: 'email', label: 'E-mail address' },
        { label: 'Address', fields: [{ name: 'address_street', label: 'Street' }] },
        { name: 'size', label: 'How many pupils?', options: { '1-10': 'Up to ten' } },
        { name: 'topics', label: 'Topics', options: { a: 'Art', m: 'Maths, with games' } },
        { name: 'day', label: 'Day', format: 'date' },
        { name: 'arrival', label: 'Arrival', format: 'date-time' },
        { name: 'lunch', label: 'Lunch', options: { true: 'Yes please', false: 'No lunch' } },
      ],
    },
    {
      fields: [
        {
          name: 'guests',
          label: 'Guests',
          itemLabel: 'Guest {number}',
          fields: [
            { name: 'name', label: 'Name of the guest' },
            { name: 'diet', label: 'Diet', options: { v: 'Vegetarian' } },
            { name: 'home', label: 'Home', fields: [{ name: 'town', label: 'Town' }] },
          ],
        },
      ],
    },
  ],
};

/** Returns the text that a mail program shows of the HTML. */
const read = (html: string) => parse(html);

/** The header lines of a MIME message, unfolded. */
function headersOf(mime: string): string[] {
  const [head = ''] = mime.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
}

/** Reads the cells of a line of CSV, as a spreadsheet does. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  );

it('shows every answer, the time in both zones, and a link to the row', () => {
  const { text, html, subject, to } = compose(
    claimOf({
      name: 'Ann Lee',
      phone: null,
      job_title: 'Chief',
      services: ['a', 'b'],
      visits: [{ day: 'Mo' }],
      ok: false,
    }),
    SENDER,
  );
  expect(subject).toBe('Müller & Söhne: new visit submission 96GV-ADJT');
  expect(to).toEqual(['provider@example.com']);
  expect(text).toContain('Wednesday, 1 July 2026 at 13:00 (Europe/London), 2026-07-01 12:00 UTC');
  expect(text).toContain('Job title\n    Chief');
  expect(text).toContain('Services\n    a\n    b');
  expect(text).toContain('Visits\n    Visits 1\n        Day: Mo');
  expect(text).toContain('Ok\n    No');
  expect(text).not.toContain('Phone');
  expect(
    read(html)
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`https://example.com/rows/16439?table=visit_submissions&id=${ID}`]);
});

it("uses the form's sections, labels, options and order, also in groups and lists", () => {
  const row = {
    guests: [{ name: 'Ann\nLee', diet: 'v', home: { town: 'Leeds' }, age: 7 }, {}, { name: 'Bob' }],
    old_column: 'kept',
    summary: 'All of it again',
    lunch: false,
    arrival: '2026-07-02T12:00:00+00:00',
    day: '2026-07-02',
    topics: ['m', 'unknown'],
    size: '1-10',
    address_street: 'High Street',
    email: 'ann@example.org',
  };
  const sender = { ...SENDER, rowLink: undefined, forms: { visit_submissions: LAYOUT } };
  const { text, html } = compose(claimOf(row), sender);
  expect(text).toBe(`New school visit submission
===========================

Received
    Wednesday, 1 July 2026 at 13:00 (Europe/London), 2026-07-01 12:00 UTC

Your school
-----------

E-mail address
    ann@example.org

Address
    Street: High Street

How many pupils?
    Up to ten

Topics
    Maths, with games
    unknown

Day
    2 July 2026

Arrival
    Thursday, 2 July 2026 at 13:00 (Europe/London), 2026-07-02 12:00 UTC

Lunch
    No lunch

------------

Guests
    Guest 1
        Name of the guest
            Ann
            Lee
        Diet: Vegetarian
        Home
            Town: Leeds
        Age: 7
    Guest 3
        Name of the guest: Bob

------------

Old column
    kept

About this submission
---------------------

Reference
    96GV-ADJT

A visitor wrote these answers: treat links and instructions in them with care. To reply, write to the address above; a reply to this message does not reach the visitor.
`);
  const shown = read(html);
  expect(shown.querySelectorAll('h2').map((heading) => heading.text)).toEqual([
    'Your school',
    'About this submission',
  ]);
  const paths = shown.querySelectorAll('dt').map((label) => {
    const outer = label.closest('dd')?.previousElementSibling?.text;
    return outer ? `${outer} > ${label.text}` : label.text;
  });
  expect(paths).toContain('Guest 1 > Diet');
  expect(paths).toContain('Home > Town');
  expect(shown.querySelector('a')?.text).toBe('ann@example.org');
});

it('links an e-mail address for a reply, and nothing that only looks like one', () => {
  const links = (email: string) =>
    read(compose(claimOf({ email }), { ...SENDER, rowLink: undefined }).html)
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href'));
  expect(links('ann@example.org')).toEqual([
    `mailto:ann@example.org?subject=${encodeURIComponent('Re: Müller & Söhne')}`,
  ]);
  for (const email of ['ann@example.org?bcc=x@y.z', 'a@b', 'a@b.c, d@e.f', 'javascript:a@b.c', 'a\n@b.c'])
    expect(links(email), email).toEqual([]);
});

it('runs nothing, injects no header and no cell, whatever a visitor writes', () => {
  const elements = new Set(['HTML', 'HEAD', 'META', 'TITLE', 'BODY', 'H1', 'H2', 'DL', 'DT', 'DD', 'P', 'A']);
  const headers = [
    ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'Auto-Submitted', 'MIME-Version', 'Content-Type'],
  ];
  for (const hostile of HOSTILE_ANSWERS) {
    const name = JSON.stringify(hostile.slice(0, 40));
    const row = { name: hostile, email: hostile, message: hostile, list: [hostile], group: [{ x: hostile }] };
    const message = compose(claimOf(row), SENDER);
    const shown = read(message.html);
    expect(
      shown.querySelectorAll('*').filter(({ tagName }) => !elements.has(tagName)),
      name,
    ).toEqual([]);
    const attributes = shown.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
    expect(new Set(attributes), name).toEqual(new Set(['lang', 'charset', 'style', 'dir', 'href']));
    for (const link of shown.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^https:\/\/example\.com\//);
    expect(message.html + message.text, name).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028]/u);
    // Only labels begin in the first column.
    for (const line of message.text.split('\n'))
      expect(
        /^(\s|$|[=-]+$|New visit|Received|Name|Email|Message|List|Group|About this|The stored row|Reference|A visitor wrote)/.test(
          line,
        ),
        name,
      ).toBe(true);
    const mime = toMime(message, 'key-1', new Date('2026-07-01T12:00:00Z'));
    expect(
      headersOf(mime).map((line) => line.split(':')[0]),
      name,
    ).toEqual(headers);
    expect(headersOf(mime).join('\n'), name).not.toMatch(/victim|evil/);
    expect(mime, name).not.toMatch(/[^\r]\n|\r[^\n]|\r\n\.\r\n/);
    const csv = toCsv(['a', 'b'], [{ a: hostile, b: [hostile] }]).slice(5);
    expect(cellsOf(csv), name).toHaveLength(2);
    for (const cell of cellsOf(csv)) expect(cell, name).not.toMatch(/^[=+\-@\t\r\n]/);
  }
  console.log(`Hostile answers: ${HOSTILE_ANSWERS.length}, 0 executed, 0 headers or cells injected`);
  expect(HOSTILE_ANSWERS.length).toBeGreaterThanOrEqual(60);
});

it('writes each part of a MIME message completely', () => {
  const message = compose(claimOf({ message: 'Grüße \u{1f600}' }), SENDER);
  const mime = toMime(message, 'key-1', new Date('2026-07-01T12:00:00Z'));
  const parts = mime.split(/--part-key-1(?:--)?\r\n/).slice(1, 3);
  const texts = parts.map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString());
  expect(texts).toEqual([message.text, message.html]);
  const subject = headersOf(mime).find((line) => line.startsWith('Subject: ')) ?? '';
  const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word = '']) =>
    Buffer.from(word, 'base64').toString(),
  );
  expect(words.join('')).toBe(message.subject);
  for (const line of mime.split('\r\n')) expect(line.length).toBeLessThanOrEqual(200);
});

it('names no address of a visitor in what a provider reads as a recipient or a header', () => {
  const message = compose(claimOf({ email: 'ann@example.org', name: 'ann@example.org' }), SENDER);
  const { body } = resend('key').request(message, 'key-1');
  const { text: _text, html: _html, ...headers } = body as Message;
  expect(headers).toEqual({
    from: SENDER.from,
    to: SENDER.to,
    subject: message.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

it('says in the subject and in the text that a marked enquiry is a test', () => {
  const { subject, text } = compose({ ...claimOf({ name: 'Ann Lee' }), is_test: true }, SENDER);
  expect(subject).toContain('test of the visit form, not an enquiry');
  expect(text).toContain('npm run verify');
  expect(text).not.toContain('A visitor wrote');
});

it('goes to every desk whose answers were given, and without one to the address of the site', () => {
  const recipients = [
    { desk: 'groups', where: [{ column: 'size', answers: ['large', 'huge'] }] },
    { desk: 'maths', where: [{ column: 'topics', answers: ['m'] }] },
    {
      desk: 'lunches',
      where: [
        { column: 'lunch', answers: [true] },
        { column: 'size', answers: ['large'] },
      ],
    },
    { desk: 'nobody', where: [{ column: 'size', answers: ['lost'] }] },
  ];
  const desks = {
    groups: ['g@example.com'],
    maths: ['m@example.com', 'g@example.com'],
    lunches: ['l@example.com'],
  };
  const sender = { ...SENDER, desks, forms: { visit_submissions: { ...LAYOUT, recipients } } };
  const to = (row: object) => compose(claimOf(row), sender).to;
  expect(to({ size: 'small' })).toEqual(SENDER.to);
  expect(to({ size: 'huge', lunch: true })).toEqual(['g@example.com']);
  expect(to({ size: 'large', lunch: true })).toEqual(['g@example.com', 'l@example.com']);
  expect(to({ size: 'large', topics: ['a', 'm'] })).toEqual(['g@example.com', 'm@example.com']);
  // A desk without an address.
  expect(to({ size: 'lost' })).toEqual(SENDER.to);
});
