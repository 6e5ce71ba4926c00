import { readMedia } from '../../../scripts/content/media/media.ts';
import { SITE } from '../../../scripts/root.ts';
import { pixelsOf, pixelsOfFile } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the logos load as one sprite, and each looks like its separate file', async ({ page, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open('/about');
  const logos = await page.locator('#clients').getByRole('img').all();
  const shown = new Map<string, string>();
  for (const logo of logos) {
    const src = (await logo.getAttribute('src')) ?? '';
    shown.set(src, await pixelsOf(logo));
  }
  expect(requested.filter((path) => path.startsWith('/media/clients'))).toHaveLength(1);
  expect(new Set(shown.values()).size).toBe(7);

  const { files } = readMedia(SITE);
  for (const { src, inSprite = src } of files.filter(({ name }) => name.startsWith('clients/'))) {
    expect(shown.get(inSprite), src).toBe(await pixelsOfFile(page, src));
  }
});
