import { expect, type Page, test } from '@playwright/test';
import { type Deployment, startDeployment } from './support/deployment.ts';
import { Visit } from './support/visit.ts';

// The site is deployed anew, or loses a file, while somebody is on it.

let deployment: Deployment;

test.beforeEach(async ({ baseURL }) => {
  deployment = await startDeployment(baseURL ?? '');
});

test.afterEach(() => deployment.dispose());

/** Counts the documents that a page loads from now on. */
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

/** Fills the form in as somebody who stays in it. */
async function typeInto(visit: Visit): Promise<void> {
  await visit.element.getByLabel('Full Name').focus();
  await visit.fill();
}

/** Presses the button without the code that sends: the page is loaded once more, and everything is still in it. */
async function expectReload(visit: Visit, loads: () => number): Promise<void> {
  // The page that goes looks ready as well.
  const loaded = visit.page.waitForEvent('domcontentloaded');
  await visit.button.click();
  await loaded;
  expect(loads()).toBe(1);
  await visit.ready();
  await visit.expectKept();
}

async function expectToSend(visit: Visit): Promise<void> {
  await visit.send();
  await expect(visit.element.locator('[data-outcome="sent"]')).toBeVisible();
  await visit.expectOneRow();
}

const goToAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("the next page's data is gone: its document is loaded, once", async ({ page }) => {
  await openAt(page, '/faq');
  const loads = countLoads(page);
  deployment.lose(/about\.data\.json$/);
  deployment.lose(/404\.data\.json$/);
  await goToAbout(page);
  await expect(heading(page)).toHaveText(/^About/);
  await expect(page).toHaveURL(`${deployment.origin}/about`);
  expect(loads()).toBe(1);
});

test("the next page's data is of a new build: its document is loaded, once, and links work in it", async ({
  page,
}) => {
  await openAt(page, '/faq');
  const loads = countLoads(page);
  deployment.deployAnew();
  await goToAbout(page);
  await expect(heading(page)).toHaveText(/^About/);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText(/^Frequently/);
  expect(loads()).toBe(1);
});

test('the code of the whole site is gone: the page is read and left like any other', async ({ page }) => {
  deployment.lose(/assets\/index-[^/]+\.js$/);
  await page.goto(`${deployment.origin}/faq`);
  await page.locator('main summary').first().click();
  await expect(page.locator('main details').first()).toHaveAttribute('open');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText(/^About/);
});

test("a new build took the form's code away: the page is loaded once more, with what was typed", async ({
  page,
}) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/FormEngine-(?!newbuild)[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  const visit = new Visit(page, 'quote', deployment.origin);
  await visit.open();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await visit.fill();
  const loads = countLoads(page);
  deployment.deployAnew();
  letGo();
  await expect.poll(loads).toBe(1);
  await visit.ready();
  await visit.expectKept();
  expect(loads()).toBe(1);
  await expectToSend(visit);
});

test("the form's code is gone and no new build is there: no reload, and everything to copy", async ({
  page,
}) => {
  deployment.lose(/FormEngine-[^/]+\.js$/);
  const visit = new Visit(page, 'quote', deployment.origin);
  const loads = countLoads(page);
  await visit.open();
  await expect(page.getByText(visit.form.crash.heading)).toBeVisible();
  await page.getByRole('button', { name: visit.form.crash.retry }).click();
  await expect(page.getByText(visit.form.crash.heading)).toBeVisible();
  await expect(page.locator('main').getByText('020 7946 0958').first()).toBeVisible();
  expect(loads(), 'the visit and the press').toBe(2);
});

test('a new build took the code that sends away: the page is loaded once more, and sends', async ({
  page,
}) => {
  const visit = await openForm(page);
  const loads = countLoads(page);
  deployment.deployAnew();
  // Who is typing is left alone, although the code is fetched ahead and its loss known by then.
  const lost = page.waitForResponse(/client-[^/]+\.js$/);
  await typeInto(visit);
  expect((await lost).status()).toBe(404);
  expect(loads()).toBe(0);
  await expectReload(visit, loads);
  await expectToSend(visit);
  expect(loads()).toBe(1);
});

test('the code that sends stays away: one reload, then other ways to get in touch, and every answer', async ({
  page,
}) => {
  const visit = await openForm(page);
  const loads = countLoads(page);
  deployment.deployAnew();
  deployment.lose(/client-[^/]+\.js$/);
  await typeInto(visit);
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

test('a new build that never comes is waited for once', async ({ page }) => {
  const visit = await openForm(page);
  const loads = countLoads(page);
  // What is asked when code is missing speaks of a new build, and each load still brings the old one.
  let isAskedFor = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isAskedFor = false;
    if (/client-[^/]+\.js$/.test(request.url())) isAskedFor = true;
  });
  await page.route('**/quote.data.json', (route) =>
    isAskedFor ? route.fulfill({ json: { build: 'anew' } }) : route.continue(),
  );
  deployment.lose(/client-[^/]+\.js$/);
  await typeInto(visit);
  await expectReload(visit, loads);
  await visit.button.click();
  await expect(visit.element.locator('[data-outcome="notSent"]')).toBeVisible();
  await visit.expectKept();
  expect(loads()).toBe(1);
});

test('where nothing can be kept the browser asks before a reload takes the answers', async ({ page }) => {
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
