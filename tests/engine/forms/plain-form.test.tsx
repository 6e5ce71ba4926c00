import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLimits } from '../../../scripts/backend/limits.ts';
import type { Backend } from '../../../scripts/backend/types.ts';
import { readSource } from '../../../scripts/content/read-files.ts';
import { SITE } from '../../../scripts/root.ts';
import { startPreparedBackend } from '../../../scripts/test/prepared-database.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { receiver } from '../../../src/forms/plain/function/receive.ts';
import { storeByApi } from '../../../src/forms/plain/function/store.ts';
import { Plain } from '../../../src/forms/plain/Plain.tsx';
import { toRow } from '../../../src/forms/submit/row.ts';
import { createFormLogic, type FormRules } from '../../../src/forms/validator.ts';
import { referenceOf } from '../../../supabase/functions/deliver/reference.ts';
import { readForm } from '../../support/forms.ts';
import { compiledRules } from '../../support/rendered-form.tsx';
import { renderedPart } from '../../support/rendered-part.tsx';

const IDS = ['contact', 'quote'];
const CONTACT = {
  name: 'Ada Brook',
  email: 'a@b.example',
  company: 'Brook & Sons <“Ltd”>',
  phone: '020 7946 0000',
  message: 'Our rent figures\r\ndo not agree.',
};

const PROXY = '198.51.100.10';

let backend: Backend;
let receive: (request: Request) => Promise<Response>;
const rules: Record<string, FormRules> = {};

/** Sends a form as a browser does. */
async function post(
  id: string,
  values: Record<string, string | string[]>,
  { address = '192.0.2.1', type = 'application/x-www-form-urlencoded', route = '' } = {},
) {
  const entries = Object.entries(values).flatMap(([name, all]) => [all].flat().map((one) => [name, one]));
  const response = await receive(
    new Request(`https://site.example/_submit/${route}?${id}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body: new URLSearchParams(entries).toString(),
    }),
  );
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, page: parse(html) };
}

const rows = (table: string) => backend.query(`select * from public.${table} order by created_at`);
const textOf = (page: ReturnType<typeof parse>, selector: string) =>
  page.querySelector(selector)?.structuredText ?? '';

beforeAll(async () => {
  const pages: Record<string, string> = {};
  for (const id of IDS) {
    rules[id] = await compiledRules(readDataSchema(readSource(SITE, `schemas/forms/${id}.schema.json`)).core);
    const app = await renderedPart(<Plain form={readForm(id)} headingLevel={2} />);
    pages[id] = app;
  }
  const htmlIn = (language: string) =>
    `<html lang="${language}"><head><title>Page</title></head><body>${Object.values(pages).join('')}<script>1</script></body></html>`;
  backend = await startPreparedBackend();
  await setLimits(backend, { client: 3, site: 1000 });
  receive = receiver(rules, {
    read: async (url) => new Response(htmlIn(url.includes('/cy/') ? 'cy' : 'en-GB')),
    store: storeByApi('http://localhost', backend.secretKey, async (input, init) =>
      backend.fetch(new Request(input, init)),
    ),
    site: 'https://site.example',
    proxies: [PROXY],
  });
});
afterAll(() => backend.close());

describe('a form that is sent without JavaScript', () => {
  it('stores the row that a browser with JavaScript sends, and shows its reference and answers', async () => {
    const { status, page } = await post('contact', CONTACT);
    expect(status).toBe(200);
    const [row] = await rows('contact_submissions');
    const { toSend } = createFormLogic(rules['contact'] as FormRules);
    const values = { ...CONTACT, message: 'Our rent figures\ndo not agree.' };
    expect(row).toMatchObject(toRow(readForm('contact'), toSend(values)));
    expect(textOf(page, '[data-confirmation]')).toContain(referenceOf(String(row?.['id'])));
    expect(textOf(page, '[data-confirmation]')).toContain('Brook & Sons <“Ltd”>');
    expect(page.querySelectorAll('[data-plain="contact"] form, script')).toEqual([]);
    expect(page.querySelectorAll('[data-plain="quote"] form')).toHaveLength(1);
    expect(page.toString()).not.toContain('⟦');
  });

  it('is stored once when it is sent again, with the same reference, and twice for two people', async () => {
    const before = (await rows('contact_submissions')).length;
    const values = { ...CONTACT, message: 'Twice the same message.' };
    const [first, second] = [await post('contact', values), await post('contact', values)];
    const [reference] = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(textOf(first.page, '[data-confirmation]')) ?? [];
    expect(reference).toBeDefined();
    expect(textOf(second.page, '[data-confirmation]')).toContain(reference);
    expect(await rows('contact_submissions')).toHaveLength(before + 1);
    await post('contact', values, { address: '198.51.100.7' });
    expect(await rows('contact_submissions')).toHaveLength(before + 2);
  });

  it('comes back with each error and everything that was entered, and is not stored', async () => {
    const before = await rows('quote_submissions');
    const { status, page, html } = await post('quote', {
      name: '"><script>alert(1)</script>&lt;\\ /',
      email: 'no address',
      projectDescription: '</textarea><b>',
      website: "x' onfocus='alert(1)",
      __proto__x: '1',
      'constructor.prototype.x': '1',
    });
    expect(status).toBe(422);
    expect(await rows('quote_submissions')).toEqual(before);
    expect(page.querySelector('title')?.text).toMatch(/^Error: Page/);
    const form = page.querySelector('[data-plain="quote"] form');
    const links = form?.querySelectorAll('[data-error-summary] a') ?? [];
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(page.getElementById(`${id}-error`)?.text).toBeTruthy();
      expect(page.getElementById(id)).not.toBeNull();
    }
    expect(form?.querySelector('[name="name"]')?.getAttribute('value')).toBe(
      '"><script>alert(1)</script>&lt;\\ /',
    );
    expect(form?.querySelector('textarea[name="projectDescription"]')?.text).toBe('</textarea><b>');
    expect(html).not.toMatch(/<script|<b>|" onfocus/);
    expect(page.querySelectorAll('[data-confirmation], [data-outcome]')).toEqual([]);
    expect(page.querySelectorAll('[data-plain="contact"] [data-error]')).toEqual([]);
  });

  it('is refused beyond the limit of its client, with what was entered and without a reference', async () => {
    for (const number of [1, 2, 3])
      await post('contact', { ...CONTACT, message: `Message no. ${number}` }, { address: '203.0.113.9' });
    const { status, page } = await post(
      'contact',
      { ...CONTACT, message: 'One too many.' },
      { address: '203.0.113.9' },
    );
    expect(status).toBe(429);
    expect(page.querySelectorAll('[data-outcome]').map((one) => one.getAttribute('data-outcome'))).toEqual([
      'tooMany',
    ]);
    expect(page.querySelector('textarea[name="message"]')?.text).toBe('One too many.');
    expect(page.querySelectorAll('[data-confirmation]')).toEqual([]);
  });

  it('counts by the address that an own server passes on, and by no other', async () => {
    const send = (forwarded: string, number: number) =>
      post('contact', { ...CONTACT, message: `Passed on, no. ${number}` }, { address: forwarded });
    for (const number of [1, 2, 3, 4])
      expect((await send(`203.0.113.${number}, ${PROXY}`, number)).status).toBe(200);
    const statuses = [];
    for (const number of [5, 6, 7, 8])
      statuses.push((await send(`203.0.113.${number}, 192.0.2.66`, number)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is held back with a filled honeypot, and answered like any other', async () => {
    const { status, page } = await post(
      'contact',
      { ...CONTACT, message: 'Buy now, please.', _more: 'x' },
      { address: '192.0.2.77' },
    );
    expect(status).toBe(200);
    expect(page.querySelectorAll('[data-confirmation]')).toHaveLength(1);
    const [held] = await backend.query(
      "select held_for from private.outbox o join public.contact_submissions c on c.id = o.submission where message = 'Buy now, please.'",
    );
    expect(held).toEqual({ held_for: 'honeypot' });
  });

  it('has its receipt in the language of its page', async () => {
    await backend.query(`select public.submissions_targets('{"receipt": {"contact_submissions": "email"}}')`);
    const address = '192.0.2.78';
    await post('contact', { ...CONTACT, message: 'Prynhawn da.' }, { address, route: 'cy/contact' });
    await backend.query(`select public.submissions_targets('{}')`);
    const queued = await backend.query(
      "select language from private.outbox o join public.contact_submissions c on c.id = o.submission where message = 'Prynhawn da.' and target = 'receipt'",
    );
    expect(queued).toEqual([{ language: 'cy' }]);
  });

  it('has headers by which nothing else loads, runs or frames the page', async () => {
    const { headers } = await post('contact', {});
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src [^;]*; .*form-action 'self' https:\/\/site\.example/,
    );
    expect(headers.get('content-security-policy')).not.toContain('script');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is refused in another encoding, from another method and for a form that the site does not have', async () => {
    expect((await post('contact', CONTACT, { type: 'text/plain' })).status).toBe(415);
    expect((await post('other', CONTACT)).status).toBe(404);
    expect((await post('__proto__', CONTACT)).status).toBe(404);
    expect((await receive(new Request('https://site.example/_submit/?contact'))).status).toBe(405);
    const large = await post('contact', { ...CONTACT, message: 'x'.repeat(2_000_000) });
    expect(large.status).toBe(413);
  });
});
