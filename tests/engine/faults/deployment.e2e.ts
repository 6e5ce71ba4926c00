import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from '../../support/hold.ts';
import { type Deployment, startDeployment } from './support/deployment.ts';
import { Visit } from './support/visit.ts';

// The site is redeployed, or one of its files is removed, while a visitor has a page open.

let deployment: Deployment;

test.beforeEach(async ({ baseURL }) => {
  deployment = await startDeployment(baseURL ?? '');
});

test.afterEach(() => deployment.dispose());

/** Counts the page's document loads from this call on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

async function openAt(page: Page, route: string): Promise<void> {
  await page.goto(`${deployment.origin}${route}`);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
}

async function openForm(page: Page): Promise<Visit> {
  const visit = new Visit(page, 'quote', deployment.origin);
  await visit.open();
  await visit.ready();
  return visit;
}

/** Fills in the form and leaves the focus in it. */
async function fillAndKeepFocus(visit: Visit): Promise<void> {
  await visit.element.getByLabel('Full Name').focus();
  await visit.fill();
}

/** Submits while the chunk that sends is missing: the page reloads once and keeps every form value. */
async function expectReload(visit: Visit, loads: () => number): Promise<void> {
  // The old page also looks ready, so wait for the new document first.
  const loaded = visit.page.waitForEvent('domcontentloaded');
  await visit.button.click();
  await loaded;
  expect(loads()).toBe(1);
  await visit.ready();
  await visit.expectKept();
}

async function expectToSend(visit: Visit): Promise<void> {
  await visit.send();
  await expect(
    visit.page.getByRole('heading', { name: visit.form.outcomes.sent.title, exact: true }),
  ).toBeVisible();
  await visit.expectOneRow();
}

const goToAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("a link loads the whole document once when the next page's data is gone", { tag: '@full' }, async ({
  page,
}) => {
  await openAt(page, '/faq');
  const loads = countLoads(page);
  deployment.removeFiles(/about\.data\.json$/);
  deployment.removeFiles(/404\.data\.json$/);
  await goToAbout(page);
  await expect(heading(page)).toHaveText(/^About/);
  await expect(page).toHaveURL(`${deployment.origin}/about`);
  expect(loads()).toBe(1);
});

test("a link loads the whole document once when the next page's data is from a new build, and links work in it", async ({
  page,
}) => {
  await openAt(page, '/faq');
  const loads = countLoads(page);
  deployment.redeploy();
  await goToAbout(page);
  await expect(heading(page)).toHaveText(/^About/);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText(/^Frequently/);
  expect(loads()).toBe(1);
});

test("the page reloads once and restores the draft when a new build replaced the form's code", {
  tag: '@full',
}, async ({ page }) => {
  const release = await holdRequests(page, /FormEngine-(?!newbuild)[^/]+\.js$/);
  const visit = new Visit(page, 'quote', deployment.origin);
  await visit.open();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await visit.fill();
  const loads = countLoads(page);
  deployment.redeploy();
  release();
  await expect.poll(loads).toBe(1);
  await visit.ready();
  await visit.expectKept();
  expect(loads()).toBe(1);
  await expectToSend(visit);
});

test("the page shows the fallback and does not reload when the form's code is gone without a new build", {
  tag: '@full',
}, async ({ page }) => {
  deployment.removeFiles(/FormEngine-[^/]+\.js$/);
  const visit = new Visit(page, 'quote', deployment.origin);
  const loads = countLoads(page);
  await visit.open();
  await expect(page.getByText(visit.form.crash.heading)).toBeVisible();
  await page.getByRole('button', { name: visit.form.crash.retry }).click();
  await expect(page.getByText(visit.form.crash.heading)).toBeVisible();
  await expect(page.locator('main').getByText('020 7946 0958').first()).toBeVisible();
  expect(loads(), 'one load for the visit, one for the retry button').toBe(2);
});

test('the page reloads once, and then sends, when a new build replaced the code that sends', async ({
  page,
}) => {
  const visit = await openForm(page);
  const loads = countLoads(page);
  deployment.redeploy();
  // The prefetch has already failed here, but the page does not reload while the visitor types.
  const lost = page.waitForResponse(/client-[^/]+\.js$/);
  await fillAndKeepFocus(visit);
  expect((await lost).status()).toBe(404);
  expect(loads()).toBe(0);
  await expectReload(visit, loads);
  await expectToSend(visit);
  expect(loads()).toBe(1);
});

test('the page reloads once and then shows the contact details when the code that sends stays missing', {
  tag: '@full',
}, async ({ page }) => {
  const visit = await openForm(page);
  const loads = countLoads(page);
  deployment.redeploy();
  deployment.removeFiles(/client-[^/]+\.js$/);
  await fillAndKeepFocus(visit);
  await expectReload(visit, loads);
  for (const _ of ['once', 'twice']) {
    await visit.button.click();
    const panel = visit.element.locator('[data-outcome="notSent"]');
    await expect(panel).toContainText(visit.form.outcomes.notSent.title);
    await expect(panel).toContainText('020 7946 0958');
  }
  await visit.expectKept();
  expect(loads()).toBe(1);
});

test('the page reloads only once when the announced new build is never served', { tag: '@full' }, async ({
  page,
}) => {
  const visit = await openForm(page);
  const loads = countLoads(page);
  // The request made after a chunk fails announces a new build, but each load still serves the old one.
  let isChunkRequested = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isChunkRequested = false;
    if (/client-[^/]+\.js$/.test(request.url())) isChunkRequested = true;
  });
  await page.route('**/quote.data.json', (route) =>
    isChunkRequested ? route.fulfill({ json: { build: 'newbuild' } }) : route.continue(),
  );
  deployment.removeFiles(/client-[^/]+\.js$/);
  await fillAndKeepFocus(visit);
  await expectReload(visit, loads);
  await visit.button.click();
  await expect(visit.element.locator('[data-outcome="notSent"]')).toBeVisible();
  await visit.expectKept();
  expect(loads()).toBe(1);
});

test('the browser asks before a reload discards the form values when storage is refused', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  const visit = await openForm(page);
  await visit.element.getByLabel('Full Name').pressSequentially('Ada');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(visit.element.getByLabel('Full Name')).toHaveValue('Ada');
});
