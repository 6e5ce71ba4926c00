import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFormLayouts } from '../../../scripts/content/form-layouts.ts';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import { compose } from '../../../supabase/functions/deliver/compose.ts';
import type { FormLayouts } from '../../../supabase/functions/deliver/layout.ts';
import type { Claim } from '../../../supabase/functions/deliver/message.ts';
import { goodRow } from '../database/examples.ts';
import { FORM_TABLES } from '../database/tables.ts';
import { composeSite } from '../sites/compose.ts';
import { SimulatedDatabase } from './simulated-database.ts';

describe('a receipt of a site in three languages', () => {
  let forms: FormLayouts;
  beforeAll(async () => {
    const { root, dispose } = await composeSite('guesthouse', 0.01);
    forms = readFormLayouts(root);
    dispose();
  });

  const receiptIn = (language: string | null | undefined) =>
    compose(
      {
        id: '00000000-0000-4000-8000-00000000000a',
        attempt: 1,
        kind: 'submission',
        target: 'receipt',
        created_at: '2026-07-01T12:00:00Z',
        form_table: 'contact_submissions',
        table_number: 1,
        row: { id: '3f2a9c1e-0000-4000-8000-000000000001', name: 'Ann Lee', email: 'ann@example.org' },
        digest: null,
        ...(language !== undefined && { language }),
      },
      { from: 'site@example.com', to: ['us@example.com'], site: 'Site', timeZone: 'UTC', forms },
    );

  it('is in the language of the page, with the words and labels of its form', () => {
    const { subject, text, html } = receiptIn('de');
    expect(subject).toBe('Wir haben Ihre Nachricht erhalten');
    expect(text).toContain('Ihr Name');
    expect(html).toContain('<html lang="de">');
    expect(receiptIn('fr').subject).toBe('Nous avons reçu votre message');
  });

  it.each([['en-GB'], ['cy'], ['__proto__'], [null], [undefined]])(
    'is in the main language of the site for %s',
    (language) => {
      const { subject, html } = receiptIn(language);
      expect(subject).toBe('We have received your message');
      expect(html).toContain('<html lang="en-GB">');
    },
  );
});

describe('the language that the database keeps', () => {
  const [form] = FORM_TABLES.filter(({ columns }) => columns['email']);
  if (!form) throw new Error('No form asks for an address.');
  const { table } = form;
  let database: SimulatedDatabase;
  beforeAll(async () => {
    database = await SimulatedDatabase.start();
    await database.call('submissions_targets', {
      wanted: { receipt: { [table]: 'email' }, webhook: { [table]: null } },
    });
  });
  afterAll(() => database.close());

  it.each([
    ['form (honeypot=empty; seconds=42; language=cy)', 'cy'],
    ['form (honeypot=empty; language=zh-Hant-TW)', 'zh-Hant-TW'],
    ['form (honeypot=empty; seconds=42)', null],
    ["form (honeypot=empty; language=c'; drop table private.outbox)", null],
    ['form (honeypot=empty; language=constructor)', null],
  ])('of "%s" is %s', async (noticed, expected) => {
    await database.query('delete from private.outbox');
    await database.query(
      `select set_config('request.headers', ${literal(JSON.stringify({ 'x-client-info': noticed }))}, false)`,
    );
    await database.insert(table, { ...goodRow(form, `Sender ${noticed}`), email: 'ann@example.org' });
    const claims = (await database.call('submissions_claim', { batch: 10 })) as Claim[];
    const languages = claims
      .filter(({ kind }) => kind === 'submission')
      .map(({ target, language }) => [target, language]);
    expect(languages.sort()).toEqual([
      ['mail', null],
      ['receipt', expected],
      ['webhook', null],
    ]);
  });
});
