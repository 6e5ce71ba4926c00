import { expect, test } from '../../support/test.ts';

// home.test.ts reads the texts and links of the page from its file.
test.use({ javaScriptEnabled: false });

test('Explore Services scrolls to the services, 80 pixels below the top', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.getByRole('link', { name: 'Explore Services' }).click();
  const top = () =>
    page.locator('#services').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('the services open one group at a time, and the open one can be closed', async ({ page, open }) => {
  await open('/');
  const groups = page.locator('#services details:has(> summary)');
  await expect(groups).toHaveCount(3);
  const summaries = groups.locator('> summary');
  await expect(summaries).toContainText(['Data Solutions', 'Software Development', 'System Implementation']);
  const opened = page.locator('#services details[open]');
  await summaries.nth(1).click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('Software Development');
  await summaries.nth(2).click();
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('System Implementation');
  await summaries.nth(2).click();
  await expect(opened).toHaveCount(0);
});
