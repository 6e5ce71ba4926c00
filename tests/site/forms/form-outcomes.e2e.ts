import type { Page, Route } from '@playwright/test';
import { assumeNetwork, loseNetwork } from '../../support/network.ts';
import { expect, test } from '../../support/test.ts';
import {
  CONTACT_REQUEST,
  fill,
  readyForm,
  sendButton,
  storedRows,
  uniqueAddress,
} from '../support/contact-form.ts';

type Fault = [outcome: string, title: string, reply: (route: Route) => Promise<void>, logged?: RegExp[]];

const json = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message: 'not for visitors', details: null, hint: null } });

const NOT_SENT = 'Not sent: your answers are still here';
const REFUSED = [/^status \d/, /Failed to load resource/];
const BROKEN = [/^request failed/, /Failed to load resource/];

/** Outside a full run, one for each outcome: tests/site/faults/ sends during more faults. */
const FAULTS: Fault[] = [
  ['checkAnswers', 'Check your answers', json(400, '23514'), REFUSED],
  ['tooMany', 'Try again in ten minutes', json(429, 'PT429'), REFUSED],
  ['notSent', NOT_SENT, json(500, 'SUP'), REFUSED],
  ['notSent', NOT_SENT, (route) => route.fulfill({ status: 404, body: '' }), REFUSED],
  ['notSent', NOT_SENT, (route) => route.fulfill({ status: 200, body: '' })],
  ['notSent', NOT_SENT, (route) => route.abort('connectionrefused'), BROKEN],
];

const panelOf = (page: Page) => page.locator('main form [data-outcome]');

async function expectKept(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada Brook');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByLabel('Your Message')).toHaveValue('Our rent figures do not agree.');
}

for (const [index, [outcome, title, reply, logged = []]] of FAULTS.entries()) {
  const isFirst = FAULTS.findIndex(([other]) => other === outcome) === index;
  test(`fault ${index + 1} shows the outcome “${outcome}” with the contact details`, {
    tag: isFirst ? [] : '@full',
  }, async ({ page, open, health }) => {
    health.expect(/was not sent/, ...logged);
    await page.route(CONTACT_REQUEST, reply);
    await open('/contact');
    const form = await readyForm(page);
    const email = uniqueAddress();
    await fill(form, email);
    await sendButton(form).click();
    const panel = panelOf(page);
    await expect(panel).toContainText(title);
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('020 7946 0958');
    await expect(panel).not.toContainText('not for visitors');
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expectKept(page, email);
    await page.unroute(CONTACT_REQUEST);
    await sendButton(form).click();
    await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
    expect(await storedRows(page, email)).toHaveLength(1);
  });
}

// Fault 2 of tests/site/faults/.
test('the form reports a lost connection', { tag: '@full' }, async ({ page, open, health }) => {
  health.expect(/was not sent/, /ERR_INTERNET_DISCONNECTED/);
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await loseNetwork(page);
  await sendButton(form).click();
  await expect(panelOf(page)).toContainText('You are offline');
  await expectKept(page, email);
  await assumeNetwork(page);
  await sendButton(form).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

// Fault 4.
test('the form is usable again after fifteen seconds without a reply', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(/was not sent/);
  await page.clock.install();
  await page.route(CONTACT_REQUEST, () => new Promise(() => undefined));
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).click();
  await expect(sendButton(form)).toHaveText('Processing...');
  await page.clock.fastForward(14_000);
  await expect(sendButton(form)).toBeDisabled();
  await page.clock.fastForward(1_500);
  await expect(panelOf(page)).toContainText(NOT_SENT);
  await expect(sendButton(form)).toBeEnabled();
  await expectKept(page, email);
});

// Fault 29c.
test('a page restored from the back/forward cache stops waiting for its reply', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(/was not sent/);
  await page.route(CONTACT_REQUEST, () => new Promise(() => undefined));
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).click();
  await expect(sendButton(form)).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(sendButton(form)).toBeEnabled();
  await expectKept(page, email);
});

test('the form sends what a bot wrote, with a note for the database, and shows the same as to a person', async ({
  page,
  open,
}) => {
  await open('/contact');
  const form = await readyForm(page);
  await fill(form, uniqueAddress());
  await form.locator('input[name="_more"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  const sent = page.waitForRequest((request) => request.url().includes('/rest/v1/'));
  await sendButton(form).click();
  const request = await sent;
  expect(request.headers()['x-client-info']).toMatch(/^form \(honeypot=filled; seconds=\d+\)$/);
  expect(request.postData()).not.toContain('spam.example');
  await expect(page.locator('[data-confirmation]')).toBeVisible();
});

// Fault 33b.
test('the form keeps its values when the code that sends fails to load, and the next try loads it again', {
  tag: '@full',
}, async ({ page, open, health }) => {
  health.expect(/was not sent/, /status 404/, /Failed to load/);
  const code = /\/assets\/client-[^/]+\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).click();
  await expect(panelOf(page)).toContainText(NOT_SENT);
  await expectKept(page, email);
  await page.unroute(code);
  await sendButton(form).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
