import type { Page } from '@playwright/test';
import { enlarged } from '../../tests/support/inspect/enlarged.ts';
import { namesAndStates, reflow, targets } from '../../tests/support/inspect/inspect.ts';
import { settle, show } from '../../tests/support/inspect/looks.ts';
import { tour } from '../../tests/support/inspect/tour.ts';
import { findByAxe } from './axe-findings.ts';
import { Findings } from './findings.ts';
import { factsOf, type PageFacts } from './page-facts.ts';

const PHONE = 320;
const DESK = 1280;
const LANDSCAPE = { width: 844, height: 390 };
/** The size of body text in pixels, and twice that. */
const TEXT = 16;

/** Which criterion a text of the existing checks is about: the first pattern that fits. */
const BY_TEXT: readonly [RegExp, string][] = [
  [/^(?:picture without alt|drawing without a name)/, '1.1.1'],
  [/ without a (?:name|label)/, '4.1.2'],
  [/^autocomplete/, '1.3.5'],
  [/^required for the eye/, '3.3.2'],
  [/invalid/, '3.3.1'],
  [/^(?:id |link to no| leads to no|\S+ leads to no)/, '1.3.1'],
  [/wide spacing/, '1.4.12'],
  [/^400% /, '1.4.10'],
  [/an indicator of [\d.]+:1/, '1.4.11'],
  [/an indicator of/, '2.4.7'],
  [/comes after/, '2.4.3'],
  [/covered by|not wholly on screen|is cut by/, '2.4.11'],
];

function file(found: Findings, texts: readonly string[], other: string): void {
  for (const text of texts) found.add(BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? other, text);
}

/** Shows the page with text twice as large, as the setting of the browser does, and again as it was. */
async function enlargeText(page: Page, found: Findings): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const set = (size: number) =>
    protocol.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await set(2 * TEXT);
  await settle(page);
  found.add('1.4.4', ...(await reflow(page)));
  await set(TEXT);
  await protocol.detach();
}

async function walkThrough(page: Page, found: Findings): Promise<void> {
  const before = page.url();
  try {
    const { problems } = await tour(page);
    file(found, problems, '2.1.1');
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n');
    found.add(/presses of/.test(line) ? '2.1.2' : '2.4.3', line);
  }
  const isSame = page.url() === before && (await page.locator('dialog:modal').count()) === 0;
  if (!isSame) found.add('3.2.1', `the page is ${page.url()} after its stops`);
}

async function pressLetters(page: Page, found: Findings): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return [location.href, activeElement === body, document.querySelectorAll('dialog[open]').length].join();
    });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await state();
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') await page.keyboard.press(letter);
  const after = await state();
  if (after !== before) found.add('2.1.4', `${before} became ${after}`);
}

/** Sends the form of the page empty. The browser sends nothing: the form is not valid. */
async function sendEmpty(page: Page, found: Findings): Promise<void> {
  const form = page.locator('main [data-block="form"] form').first();
  await form.scrollIntoViewIfNeeded();
  await form.and(page.locator('[novalidate]')).waitFor();
  await form.locator('button[type="submit"]').last().click();
  const wrong = form.locator('[aria-invalid="true"]');
  await wrong
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => found.add('3.3.1', 'nothing marks a field of the form that was sent empty'));
  await settle(page);
  file(found, await namesAndStates(page), '3.3.1');
  const isTold = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== document.body || document.querySelector('[role="alert"]') !== null;
  });
  if (!isTold) found.add('4.1.3', 'neither the focus nor an alert tells that the form was not sent');
  await findByAxe(page, found, 'sent empty', 'main [data-block="form"]');
}

/** Looks at a page that is open: its faults by criterion, and what other pages are compared with. */
export async function measurePage(page: Page): Promise<{ found: Findings; facts: PageFacts }> {
  const found = new Findings();
  await show(page, { width: DESK, scheme: 'light' });
  const facts = await factsOf(page);
  await findByAxe(page, found, 'light');
  file(found, await namesAndStates(page), '4.1.2');
  found.add('2.5.8', ...(await targets(page)));
  await enlargeText(page, found);
  await walkThrough(page, found);
  await pressLetters(page, found);
  await show(page, { width: PHONE, scheme: 'dark' });
  await findByAxe(page, found, 'dark, phone');
  found.add('1.4.10', ...(await reflow(page)));
  found.add('2.5.8', ...(await targets(page)));
  file(found, await enlarged(page, [PHONE, DESK]), '1.4.12');
  await page.setViewportSize(LANDSCAPE);
  await settle(page);
  found.add('1.3.4', ...(await reflow(page)));
  await show(page, { width: DESK, scheme: 'light' });
  if (facts.hasForm) await sendEmpty(page, found);
  return { found, facts };
}
