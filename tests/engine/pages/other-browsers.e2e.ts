import { expect, test } from '@playwright/test';
import { findRows } from '../../../scripts/test/backend.ts';
import { findFirefox, findWebKit } from '../../../scripts/test/programs/find-programs.ts';
import type { OtherBrowser } from '../../support/other-browsers/browser.ts';
import { openFirefox } from '../../support/other-browsers/firefox.ts';
import { ESCAPE, OtherPage } from '../../support/other-browsers/page.ts';
import { type WatchedSite, watchSite } from '../../support/other-browsers/watched-site.ts';
import { openWebKit } from '../../support/other-browsers/webkit.ts';
import { uniqueAddress } from '../support/contact-form.ts';
import { ROUTES } from '../support/site.ts';

// Browsers that Playwright cannot drive, as Linux distributes them. Chromium runs all other tests; these see what
// another engine could do otherwise. The accessibility statement says what they do.

const BROWSERS = [
  { name: 'Firefox', program: findFirefox(), open: openFirefox },
  { name: 'WebKitGTK', program: findWebKit(), open: openWebKit },
];

const field = (name: string) => `main form [name="${name}"]`;
const SEND = 'main form button[type="submit"]';
const MISTAKES = 'main form [data-error-summary] a';
/** The required answers of both forms. */
const CONTACT = { name: 'Ada Brook', message: 'Our rent figures do not agree.' };
const QUOTE = {
  name: 'Ada Brook',
  phone: '020 7946 0000',
  company: 'Brook and Sons',
  projectDescription: 'One register of tenants in place of four, with its history.',
};

for (const { name, program, open } of BROWSERS)
  test.describe(`${name} @full`, () => {
    test.skip(!program, `this machine has no ${name}`);
    // A new browser for each test would take half a minute.
    test.describe.configure({ mode: 'serial', timeout: 300_000 });

    let server = '';
    let browser: OtherBrowser;
    let site: WatchedSite;
    let page: OtherPage;

    test.beforeAll(async () => {
      server = test.info().project.use.baseURL ?? '';
      site = await watchSite(server);
      browser = await open(program ?? '');
      page = new OtherPage(browser, site.origin);
    });

    test.beforeEach(() => page.resize(1280, 900));

    test.afterEach(() => expect(site.problems()).toEqual([]));

    test.afterAll(async () => {
      await browser?.close();
      site?.close();
    });

    test(`${name} shows every page, in a wide and in a narrow window`, async () => {
      for (const route of ROUTES)
        await test.step(route, async () => {
          await page.resize(1280, 900);
          await page.open(route);
          expect(await page.texts('h1')).toHaveLength(1);
          expect(await page.sidewaysOverflow()).toBe(0);
          await page.resize(500, 900);
          expect(await page.sidewaysOverflow()).toBe(0);
        });
    });

    test(`${name} opens menus and answers, and closes them with Escape or a second press`, async () => {
      await page.open('/faq');
      await page.click('header nav summary');
      await page.waitForElement('header nav a[href="/services/development/web-development"]');
      await page.type('header nav summary', ESCAPE);
      await page.waitForNone('header nav a[href="/services/development/web-development"]');
      expect(await page.texts('main details > div')).toEqual([]);
      await page.click('main details summary');
      await page.waitForElement('main details > div');
      await page.click('main details summary');
      await page.waitForNone('main details > div');
      await page.resize(500, 900);
      await page.click('header details[name="mobile-menu"] > summary');
      await page.click('header details[name="mobile-menu"] > div a[href="/about"]');
      await page.waitForText('h1', 'About');
      await page.waitForNone('header details[name="mobile-menu"] > div');
    });

    test(`${name} opens a dialog, closes it, and follows a link in it`, async () => {
      await page.open('/services/development');
      await page.click('#custom-software');
      await page.waitForText('dialog[open] h2', 'Custom Software');
      await page.type('dialog[open] button', ESCAPE);
      await page.waitForNone('dialog[open]');
      expect(await page.run('return document.activeElement.id')).toBe('custom-software');
      await page.click('#custom-software');
      await page.click('dialog[open] a[href="/contact"]');
      await page.waitForText('h1', 'Get In Touch');
      await page.waitForNone('dialog[open]');
      await page.showForm();
    });

    test(`${name} names the mistakes in the contact form, and sends it once they are corrected`, async () => {
      await page.open('/contact');
      await page.click(SEND);
      await page.waitForElement(MISTAKES);
      expect(await page.texts(MISTAKES)).toHaveLength(3);
      const email = uniqueAddress();
      for (const [key, value] of Object.entries({ ...CONTACT, email })) await page.type(field(key), value);
      await page.waitForNone(MISTAKES);
      await page.click(SEND);
      await page.waitForElement('[data-confirmation]');
      const rows = await findRows(server, 'contact_submissions', 'email', email);
      expect(rows).toEqual([expect.objectContaining({ ...CONTACT, email, phone: null })]);
    });

    test(`${name} sends the quote form in a narrow window`, async () => {
      await page.resize(500, 900);
      await page.open('/quote');
      const email = uniqueAddress();
      for (const [key, value] of Object.entries({ ...QUOTE, email })) await page.type(field(key), value);
      await page.click(SEND);
      await page.waitForElement('[data-confirmation]');
      expect(await findRows(server, 'quote_submissions', 'email', email)).toHaveLength(1);
    });
  });
