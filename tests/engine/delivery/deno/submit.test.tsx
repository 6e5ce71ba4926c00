import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../../../../scripts/root.ts';
import { Plain } from '../../../../src/forms/plain/Plain.tsx';
import { referenceOf } from '../../../../supabase/functions/deliver/reference.ts';
import { readForm } from '../../../support/forms.ts';
import { type ListeningServer, listen } from '../../../support/listen.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../../support/postgres.ts';
import { renderedPart } from '../../../support/rendered-part.tsx';
import { migratedDatabase, startSupabase } from '../../database/supabase.ts';
import { startDatabaseApi } from './database-api.ts';
import { checkFunctionTypes, type RunningFunction, runInDeno } from './edge-function.ts';

const FUNCTION = path.join(SITE, 'supabase/functions/submit/index.ts');
const CONTACT = { name: 'Ada Brook', email: 'a@b.example', message: 'Our rent figures\r\ndo not agree.' };

it('the Edge Function "submit" has correct types in Deno', () => checkFunctionTypes(FUNCTION));

describe.skipIf(SKIP_REASON)(
  `the Edge Function "submit" in Deno, on PostgreSQL${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`,
  () => {
    let server: Postgres;
    let database: PostgresDatabase;
    let api: ListeningServer;
    let site: ListeningServer;
    let edge: RunningFunction;

    beforeAll(async () => {
      server = await startSupabase();
      database = await migratedDatabase(server, 'granted', 'submit');
      const app = await renderedPart(<Plain form={readForm('contact')} headingLevel={2} />);
      const page = `<html lang="en-GB"><head><title>Page</title></head><body>${app}</body></html>`;
      [api, site] = await Promise.all([
        startDatabaseApi(database),
        listen((request, response) =>
          request.url === '/contact.form.txt' ? response.end(page) : response.writeHead(404).end(),
        ),
      ]);
      edge = await runInDeno(FUNCTION, { SUPABASE_URL: api.url, SITE_URL: site.url });
    });
    afterAll(() => {
      edge?.stop();
      site?.stop();
      api?.stop();
      server?.stop();
    });

    async function post(values: Record<string, string>, address = '/submit/contact?contact') {
      const response = await fetch(edge.url + address, {
        method: 'POST',
        headers: { 'x-forwarded-for': '192.0.2.1' },
        body: new URLSearchParams(values),
      });
      return { status: response.status, headers: response.headers, page: parse(await response.text()) };
    }

    it('stores a row once, and shows its reference', async () => {
      const { status, page, headers } = await post(CONTACT);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      const rows = await database.query<{ id: string; message: string }>(
        'select id, message from public.contact_submissions',
      );
      expect(rows).toEqual([expect.objectContaining({ message: 'Our rent figures\ndo not agree.' })]);
      const reference = referenceOf(rows[0]?.id ?? '');
      expect(page.querySelector('[data-confirmation]')?.text).toContain(reference);
      const again = await post(CONTACT);
      expect(again.page.querySelector('[data-confirmation]')?.text).toContain(reference);
      expect(await database.query('select 1 from public.contact_submissions')).toHaveLength(1);
    });

    it('answers with errors and what was entered, and stores nothing', async () => {
      const { status, page } = await post({ ...CONTACT, email: 'no "address"' });
      expect(status).toBe(422);
      expect(page.querySelector('title')?.text).toMatch(/^Error: /);
      expect(page.querySelector('[name="email"]')?.getAttribute('value')).toBe('no "address"');
      expect(await database.query('select 1 from public.contact_submissions')).toHaveLength(1);
    });

    it('knows no other form, page or method', async () => {
      expect((await post(CONTACT, '/submit/contact?other')).status).toBe(404);
      expect((await post(CONTACT, '/submit/gone?contact')).status).toBe(404);
      expect((await fetch(`${edge.url}/submit/contact?contact`)).status).toBe(405);
    });
  },
);
