import type { Page } from '@playwright/test';
import { test } from '../../support/dev-server.ts';
import { pixelsOf } from '../../support/pictures.ts';
import { expect, expectHydrated } from '../../support/test.ts';
import { NEW_BLOCK, NEW_INDUSTRY } from '../support/additions.ts';
import { INDUSTRIES } from '../support/site.ts';

const ABOUT = 'content/pages/about.json';

// The tests edit the same copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default' });

function mainHeading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('an edit of the content appears in place', async ({ page, open, copy }) => {
  const before = copy.read(ABOUT);
  await open('/about');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  copy.replace(ABOUT, '"heading": "About ', '"heading": "All about ');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('All about'));
  expect(await page.evaluate(() => [window.scrollY, 'sameDocument' in window])).toEqual([500, true]);
  copy.write(ABOUT, before);
  await expect(mainHeading(page)).toHaveText(/^About/);
});

test('a new file is a new page, listed in header, home and overview', { tag: '@full' }, async ({
  page,
  open,
  copy,
}) => {
  await open('/industries');
  const cards = page.locator('main').getByRole('link', { name: /Learn more$/ });
  await expect(cards).toHaveCount(INDUSTRIES.length);
  copy.write(NEW_INDUSTRY.file, NEW_INDUSTRY.text);
  await expect(cards).toHaveCount(INDUSTRIES.length + 1);
  // The page has loaded again; before it is hydrated, a link loads a new document.
  await expectHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Industries' }).click();
  await page.getByRole('banner').getByRole('link', { name: NEW_INDUSTRY.title }).click();
  await expect(mainHeading(page)).toHaveText(NEW_INDUSTRY.title);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await open('/');
  await expect(page.locator('#industries').getByText(NEW_INDUSTRY.summary)).toBeAttached();
  copy.remove(NEW_INDUSTRY.file);
  await expect(page.locator('#industries').getByText(NEW_INDUSTRY.summary)).toHaveCount(0);
});

test('a new folder is a new block', { tag: '@full' }, async ({ page, open, copy }) => {
  const before = copy.read(ABOUT);
  const use = JSON.stringify({ type: 'pull-quote', words: 'It just works.' });
  const messages: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => messages.push(`${payload}`)));
  await open('/about');
  // The reload takes longer than the next edit, as on a busy machine: meanwhile the old document has the old modules.
  let continueReload = () => {};
  const isEdited = new Promise<void>((resolve) => {
    continueReload = resolve;
  });
  await page.route('**/about', async (route) => {
    await isEdited;
    await route.continue();
  });
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  copy.write(NEW_BLOCK.componentFile, NEW_BLOCK.component);
  copy.write(NEW_BLOCK.schemaFile, NEW_BLOCK.schema);
  await reload;
  messages.length = 0;
  copy.replace(ABOUT, '"blocks": [', `"blocks": [ ${use},`);
  await expect.poll(() => messages.filter((message) => message.includes('content:changed'))).not.toEqual([]);
  continueReload();
  await expect(page.locator('main blockquote')).toHaveText('It just works.', { timeout: 15_000 });
  await expectHydrated(page);
  copy.write(ABOUT, before);
  await expect(page.locator('main blockquote')).toHaveCount(0);
});

test('an edit of one of several SVGs in a folder appears and leaves the others unchanged', {
  tag: '@full',
}, async ({ page, open, copy }) => {
  const file = 'content/media/clients/two.svg';
  const before = copy.read(file);
  await open('/about');
  const logos = page.locator('#clients').getByRole('img');
  const all = async () => Promise.all((await logos.all()).map(pixelsOf));
  const names = await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  const shown = await all();
  expect(new Set(shown).size).toBe(names.length);
  copy.write(file, before.replaceAll('#8f3a1e', '#123456'));
  const changed = async () => (await all()).flatMap((one, at) => (one === shown[at] ? [] : names[at]));
  await expect.poll(changed).toEqual(['Client two']);
  copy.write(file, before);
  await expect.poll(changed).toEqual([]);
});
