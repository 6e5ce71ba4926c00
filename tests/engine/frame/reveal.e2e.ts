import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls until the given share of the section is in the viewport. */
function showShare(section: Locator, share: number): Promise<void> {
  return section.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
  }, share);
}

function sections(page: Page): Locator {
  return page.locator('main > section');
}

test('a section below the fold fades in at a tenth of its height, stays visible, is printed, and does not wait with reduced motion', async ({
  page,
  open,
}) => {
  await open('/');
  const why = sections(page).nth(3);
  // Far below the window, it is visible to programs that take a picture of the page.
  await expect(sections(page).first()).toHaveAttribute('data-reveal', 'shown');
  await expect(why).toHaveCSS('opacity', '1');
  await showShare(why, -0.1);
  await expect(why).toHaveAttribute('data-reveal', 'waiting');
  await expect(why).toHaveCSS('opacity', '0');
  await expect(sections(page).first()).toHaveCSS('opacity', '1');
  await showShare(why, 0.07);
  // The observer has revealed the previous section, so it has run, and this section is still hidden.
  await expect(sections(page).nth(2)).toHaveCSS('opacity', '1');
  await expect(why).toHaveAttribute('data-reveal', 'waiting');
  await showShare(why, 0.13);
  await expect(why).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(why).not.toBeInViewport();
  await expect(why).toHaveCSS('opacity', '1');
  await open('/');
  await showShare(why, -0.1);
  await expect(why).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  for (const section of await sections(page).all()) await expect(section).toHaveCSS('opacity', '1');

  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await open('/');
  for (const section of await sections(page).all()) await expect(section).toHaveCSS('opacity', '1');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
