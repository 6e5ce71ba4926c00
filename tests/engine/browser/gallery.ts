import { expect, type Page } from '@playwright/test';
import { violationsInLooks } from '../../support/axe.ts';
import type { test as siteTest } from '../../support/second-site.ts';

const ROUTE = '/photographs';

const gallery = (page: Page) => page.locator('[data-block="gallery"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'All in one place' });
const position = (page: Page, number: number) =>
  expect(dialog(page).getByRole('status')).toHaveText(
    `Photograph ${number} of 6: Picture ${number} of the gallery.`,
  );

/** Moves a finger over the opened picture, as browsers report it. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const at = (clientX: number) => ({ pointerType: 'touch', isPrimary: true, pointerId: 1, clientX });
  const figure = dialog(page).locator('figure');
  await figure.dispatchEvent('pointerdown', at(from));
  await figure.dispatchEvent('pointerup', at(to));
}

/** A gallery as visitors use it: by keyboard, by touch and without script. */
export function testGallery(test: typeof siteTest): void {
  test('a gallery opens a picture, moves by keys, buttons and swipes, and gives the focus to the picture shown last', async ({
    page,
    open,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const codeOfDialog = () => requested.filter((url) => /GalleryDialog.*\.js/.test(url)).length;
    await open(ROUTE);
    const second = gallery(page).getByRole('link', { name: 'Picture 2 of the gallery.' });
    await second.scrollIntoViewIfNeeded();
    expect(codeOfDialog()).toBe(0);
    await second.focus();
    await page.keyboard.press('Enter');
    await position(page, 2);
    expect(codeOfDialog()).toBe(1);

    for (const [key, number] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
      ['ArrowLeft', 6],
      ['ArrowRight', 1],
      ['End', 6],
    ] as const) {
      await page.keyboard.press(key);
      await position(page, number);
    }
    await dialog(page).getByRole('button', { name: 'Photograph before' }).click();
    await position(page, 5);
    await dialog(page).getByRole('button', { name: 'Photograph after' }).click();
    await position(page, 6);
    await swipe(page, 200, 60);
    await position(page, 1);
    await swipe(page, 60, 200);
    await position(page, 6);
    await swipe(page, 60, 80);
    await position(page, 6);

    const image = dialog(page).getByRole('img', { name: 'Picture 6 of the gallery.' });
    expect(await image.evaluate((one) => (one as HTMLImageElement).decode())).toBeUndefined();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(gallery(page).getByRole('link', { name: 'Picture 6 of the gallery.' })).toBeFocused();

    await gallery(page).getByRole('link').first().click();
    await expect(dialog(page).getByText('The first one.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Put away' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(ROUTE);
  });

  test('an opened picture passes axe and fits into a narrow window', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(ROUTE);
    await gallery(page).getByRole('link').first().click();
    await expect(dialog(page)).toBeVisible();
    expect(await violationsInLooks(page, { widths: [1280, 320] })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    const overflow = await dialog(page).evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      one.scrollHeight - one.clientHeight,
    ]);
    expect(overflow).toEqual([0, 0]);
  });

  test('each picture of a gallery is a link to its file, also of a list in a record', {
    tag: '@full',
  }, async ({ page, site }) => {
    for (const [route, files] of [
      [ROUTE, 6],
      ['/concerts/harvest-strings', 3],
    ] as const) {
      const html = site.written.get(`dist${route}.html`) ?? '';
      const [, inGallery = ''] = html.split('data-block="gallery"');
      const hrefs = [...inGallery.matchAll(/<a href="(\/media\/[^"]+)"/g)].map(([, href]) => href ?? '');
      expect(hrefs).toHaveLength(files);
      for (const href of hrefs) {
        const { ok, headers } = await page.request.get(site.url + href).then((reply) => ({
          ok: reply.ok(),
          headers: reply.headers(),
        }));
        expect([ok, headers['content-type']?.split('/')[0]]).toEqual([true, 'image']);
      }
    }
    expect(site.written.get('dist/concerts/brass-and-tea.html')).not.toContain('data-block="gallery"');
  });
}
