import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { formElementId } from '../../../src/forms/element-id.ts';
import { browserArguments, findBrowser } from '../../test/browser.ts';
import type { Run, VerifiedForm } from '../check.ts';
import { livePages } from '../web/live-pages.ts';
import { fillByKeyboard } from './fill-form.ts';
import { sampleOf } from './sample-row.ts';
import { markNote } from './send-by-api.ts';

/** The database quarantines a form that is sent sooner, and `least_seconds` may be larger. In milliseconds. */
const TIME_TO_FILL = 5_000;
const TIMEOUT = 30_000;

/** Returns the first page of the live site that shows a form. */
export async function pageOfForm(run: Run, { form }: VerifiedForm): Promise<string | undefined> {
  const pages = await livePages(run);
  return pages.find(({ document }) => document.getElementById(formElementId(form)))?.path;
}

/** Adds the mark to every request to the API: without it, the database would take the enquiry for a visitor's. */
async function addMark(context: BrowserContext, mark: string): Promise<void> {
  await context.route('**/rest/v1/**', async (route) => {
    const headers = await route.request().allHeaders();
    const info = `${headers['x-client-info'] ?? 'form ()'}; ${markNote(mark)}`;
    await route.continue({ headers: { ...headers, 'x-client-info': info } });
  });
}

async function fillAndSend(page: Page, form: VerifiedForm): Promise<string | undefined> {
  const opened = Date.now();
  const element = page.locator(`[id="${formElementId(form.form)}"]`);
  await element.scrollIntoViewIfNeeded();
  // The form's code has taken over from the browser's own validation.
  await page.locator(`[id="${formElementId(form.form)}"][novalidate]`).waitFor();
  await fillByKeyboard(page, element, sampleOf(form).values);
  await page.waitForTimeout(Math.max(0, TIME_TO_FILL - (Date.now() - opened)));
  const isSubmission = (url: string) => new URL(url).pathname.endsWith(`/rest/v1/${form.table.name}`);
  const reply = page.waitForResponse(
    (response) => response.request().method() === 'POST' && isSubmission(response.url()),
  );
  await page.keyboard.press('Enter');
  const status = (await reply).status();
  return status === 201 ? undefined : `the API answers with status ${status}`;
}

/** A browser that sends forms, or undefined if this machine has none. */
export async function openBrowser(run: Run, mark: string) {
  const executablePath = findBrowser();
  if (executablePath === undefined) return undefined;
  const { origin, client } = run;
  const { hostname } = new URL(origin);
  const { route } = client.options;
  const moved = route
    ? [`--host-resolver-rules=MAP ${hostname}:443 ${route.address}:${route.ports['https:']}`]
    : [];
  const browser = await chromium.launch({ executablePath, args: [...browserArguments(), ...moved] });
  const context = await browser.newContext({ ignoreHTTPSErrors: route?.ca !== undefined });
  context.setDefaultTimeout(TIMEOUT);
  await addMark(context, mark);
  return {
    /** Fills in a form with the keyboard, and sends it. Returns what went wrong. */
    async send(form: VerifiedForm, path: string): Promise<string | undefined> {
      const page = await context.newPage();
      try {
        await page.goto(origin + encodeURI(path));
        return await fillAndSend(page, form);
      } catch (error) {
        const [first = ''] = (error as Error).message.split('\n');
        return `the browser could not send it on ${path}: ${first}`;
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
