import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { listSubmissions } from './submissions.ts';

const ID = '3f2a9c1e-0000-4000-8000-000000000001';

const row = (name: string, created_at: string, more: object = {}) => ({ id: ID, created_at, name, ...more });

test('lists the submissions of all forms newest first, without empty columns', () => {
  const old = row('Old', '2026-01-02T03:04:05Z', { phone: null, job_title: 'Chief\nof all' });
  const recent = row('New', '2026-02-02T03:04:05Z', { services: ['a', 'b'] });
  expect(
    listSubmissions([
      { form: 'contact', rows: [old] },
      { form: 'quote', rows: [recent] },
    ]),
  ).toBe(`2026-02-02 03:04 UTC  quote  96GV-ADJT  ${ID}
  Name      New
  Services  a
            b

2026-01-02 03:04 UTC  contact  96GV-ADJT  ${ID}
  Name       Old
  Job title  Chief
             of all

contact: 1, quote: 1`);
});

test('shows numbers, ticks, dates and repeated groups in words', () => {
  const visitors = [{ firstName: 'Ann', age: 7, isMember: true }, { firstName: 'Bob' }];
  const booking = row('Ann', '2026-01-02T03:04:05Z', { price: 12.5, consent: true, gift: false, visitors });
  expect(listSubmissions([{ form: 'visit', rows: [booking] }])).toContain(`
  Price     12.5
  Consent   Yes
  Gift      No
  Visitors  Visitors 1
                First name: Ann
                Age: 7
                Is member: Yes
            Visitors 2
                First name: Bob`);
  expect(toCsv(['price', 'gift', 'visitors'], [{ ...booking, price: -3 }])).toBe(
    'price,gift,visitors\r\n-3,no,"first name: Ann, age: 7, is member: yes; first name: Bob"\r\n',
  );
});

test('replaces control characters, which a terminal would execute', () => {
  const text = listSubmissions([
    { form: 'contact', rows: [row('\u001b]0;x\u0007\u202eA', '2026-01-02T03:04:05Z')] },
  ]);
  expect(text).toContain('\u00b7]0;x\u00b7\u00b7A');
});
