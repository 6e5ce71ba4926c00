import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { compose } from '../../../supabase/functions/deliver/compose.ts';
import type { FormLayout } from '../../../supabase/functions/deliver/layout.ts';
import type { Claim, Sender } from '../../../supabase/functions/deliver/message.ts';
import { toMime } from '../../../supabase/functions/deliver/mime.ts';
import { HOSTILE_ANSWERS } from './hostile-answers.ts';

const LAYOUT: FormLayout = {
  form: 'visit',
  sections: [
    {
      heading: 'You',
      fields: [
        { name: 'name', label: 'Your name' },
        { name: 'email', label: 'E-mail address' },
        { name: 'notes', label: 'Notes' },
      ],
    },
    { hidden: true, fields: [{ name: 'campaign', label: 'Campaign' }] },
  ],
  receipt: {
    column: 'email',
    subject: 'We have received your request',
    text: ['Thank you for your request.', 'We answer within two days.'],
    reference: 'Your reference',
    answers: 'What you sent',
    language: 'cy',
  },
};
const SENDER: Sender = {
  from: 'Site <website@example.com>',
  to: ['provider@example.com'],
  site: 'Site',
  timeZone: 'UTC',
  forms: { visit_submissions: LAYOUT },
  rowLink: 'https://example.com/rows/{id}',
};
const claimOf = (answers: object): Claim => ({
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  kind: 'submission',
  target: 'receipt',
  created_at: '2026-07-01T12:00:00Z',
  form_table: 'visit_submissions',
  table_number: 1,
  row: {
    id: '3f2a9c1e-0000-4000-8000-000000000001',
    created_at: '2026-07-01T12:00:00Z',
    email: 'ann@example.org',
    ...answers,
  },
  digest: null,
});

it('goes to the visitor, with the words of the content, the reference and the answers that were shown', () => {
  const row = { name: 'Ann Lee', notes: 'Two lines\nof text', campaign: 'spring', old_column: 'x' };
  const { from, to, subject, text, html } = compose(claimOf(row), SENDER);
  expect([from, to, subject]).toEqual([SENDER.from, ['ann@example.org'], 'We have received your request']);
  expect(text).toContain(
    'Thank you for your request.\n\nWe answer within two days.\n\nYour reference\n    96GV-ADJT',
  );
  expect(text).toContain('What you sent\n-------------\n\nYour name\n    Ann Lee');
  expect(text).toContain('Notes\n    Two lines\n    of text');
  expect(text).not.toMatch(/spring|rows|provider|old/i);
  expect(html).toContain('<html lang="cy">');
  expect(html).toContain('<p style="margin:12px 0 0">Thank you for your request.</p>');
});

it('has no answer unless the content asks for them', () => {
  const { answers: _, ...receipt } = LAYOUT.receipt ?? { column: '', subject: '', text: [], reference: '' };
  const forms = { visit_submissions: { ...LAYOUT, receipt } };
  const { text, html } = compose(claimOf({ name: 'Ann Lee' }), { ...SENDER, forms });
  expect(text + html).not.toContain('Ann Lee');
});

describe.each([
  'https://evil.example/?a=b.c',
  'www.evil.example',
  'evil.example',
  'evil\u3002example',
  'bücher.example',
  'call me: evil.example.',
  'ann@evil.example',
  'http://203.0.113.7/x',
  '<a href="https://evil.example">prize</a>',
])('the answer %s', (notes) => {
  const { text, html } = compose(claimOf({ name: 'Ann', notes }), SENDER);
  it('is no link', () => {
    expect(text.replaceAll('ann@example[.]org', '')).not.toMatch(
      /:\/\/|[\p{L}\p{N}][.\u3002][\p{L}](?<!\.$)/u,
    );
    expect(parse(html).querySelectorAll('a, img, script')).toEqual([]);
    expect(html.replace(/^<!doctype.*$/m, '')).not.toMatch(/evil\.|:\/\//);
  });
});

it('keeps numbers, times and sentences as they are', () => {
  const notes = 'At 10.30 for 2.5 hours. Thanks. See p. 3';
  expect(compose(claimOf({ notes }), SENDER).text).toContain(`    ${notes}\n`);
});

it.each([
  'ann@example.org, bob@example.org',
  'ann@example.org\r\nBcc: bob@example.org',
  'Ann <ann@example.org>',
  '',
  null,
])('is not written to %s', (email) => {
  expect(() => compose(claimOf({ email }), SENDER)).toThrow('without an address');
});

it('has nothing that was typed in a header, except for the address', () => {
  const expected = toMime(compose(claimOf({}), SENDER), 'key', new Date(0)).split('\r\n\r\n')[0];
  const found = HOSTILE_ANSWERS.map(
    (answer) =>
      toMime(compose(claimOf({ name: answer, notes: answer }), SENDER), 'key', new Date(0)).split(
        '\r\n\r\n',
      )[0],
  );
  expect(found.filter((head) => head !== expected)).toEqual([]);
});
