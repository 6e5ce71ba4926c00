import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../scripts/root.ts';
import { testOfCopy } from '../../support/second-site.ts';
import { expect } from '../../support/test.ts';

// A new site at https://www.example.org/shop, previewed with its database.

const test = testOfCopy(
  async (copy) => {
    copy.replace('content/site.json', 'https://www.your-site.example', 'https://www.example.org/shop');
    return { built: await copy.run('build') };
  },
  600_000,
  {},
  path.join(ROOT, 'starter'),
);

const ANSWERS = { name: 'Ann Lee', email: 'ann@example.com', message: 'When do you open in winter?' };

async function followInMenu(page: Page): Promise<void> {
  const menu = page.locator('details', { has: page.getByText('Menu', { exact: true }) });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Visit', exact: true }).click();
}

test.describe('a site below a path', () => {
  test.describe.configure({ mode: 'default', timeout: 40_000 });

  test('navigates, opens its menu and its search, and sends a form', async ({ page, site }) => {
    expect(site.built.status, site.built.output).toBe(0);
    const strays: string[] = [];
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      // The database of the preview is at the root of the host.
      if (origin === site.url && !/^\/(?:shop\/|rest\/v1\/)/.test(pathname)) strays.push(pathname);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) strays.push(`${response.status()} ${response.url()}`);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop/');
    await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await followInMenu(page);
    await expect(page).toHaveURL(`${site.url}/shop/visit`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/shop/`);

    await page.locator('[data-search]').click();
    await page.getByRole('dialog').getByRole('textbox').fill('visit');
    await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shop\/./);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await page.goto('/shop/contact');
    const form = page.locator('main form');
    await form.locator('input, textarea').first().focus();
    for (const [name, answer] of Object.entries(ANSWERS))
      await form.locator(`[name$="${name}"]`).fill(answer);
    await form.getByRole('button').last().click();
    await expect(page.locator('main')).toContainText(/thank|received/i);
    expect(strays).toEqual([]);
  });

  test('answers an unknown address with its page, and its own address without a slash', async ({
    request,
    site,
  }) => {
    const missing = await request.get('/shop/vist');
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain('href="/shop/visit"');
    expect((await request.get('/shop')).url()).toBe(`${site.url}/shop/`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('navigates, opens its menu, and sends a form', async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/shop/');
      await followInMenu(page);
      await expect(page).toHaveURL(`${site.url}/shop/visit`);
      await page.goto('/shop/contact');
      const form = page.locator('main form').first();
      for (const [name, answer] of Object.entries(ANSWERS))
        await form.locator(`[name$="${name}"]`).fill(answer);
      await form.getByRole('button').last().click();
      await expect(page).toHaveURL(/\/shop\/_submit\/contact/);
      await expect(page.locator('main')).toContainText(/thank|received/i);
      await expect(page.locator('header a').first()).toHaveAttribute('href', '/shop/');
    });
  });
});
