import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Scrolls until this share of the section has come up from below. */
function showShare(section: Locator, share: number): Promise<void> {
  return section.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
  }, share);
}

function sections(page: Page): Locator {
  return page.locator('main > section');
}

test('a section below the fold fades in at a tenth, not before, and stays', async ({ page, open }) => {
  await open('/');
  const why = sections(page).nth(3);
  await expect(why).toHaveAttribute('data-reveal', 'waiting');
  await expect(why).toHaveCSS('opacity', '0');
  await showShare(why, 0.07);
  // The section before it has been passed and shown: the observer has spoken, and this one still waits.
  await expect(sections(page).nth(2)).toHaveCSS('opacity', '1');
  await expect(why).toHaveAttribute('data-reveal', 'waiting');
  await showShare(why, 0.13);
  await expect(why).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(why).not.toBeInViewport();
  await expect(why).toHaveCSS('opacity', '1');
});

test('what is on screen at first never waits', async ({ page, open }) => {
  await open('/');
  await expect(sections(page).nth(3)).toHaveAttribute('data-reveal', 'waiting');
  await expect(sections(page).first()).toHaveCSS('opacity', '1');
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden and nothing scrolls smoothly', async ({ page, open }) => {
    await open('/');
    for (const section of await sections(page).all()) {
      await expect(section).toHaveCSS('opacity', '1');
      await expect(section).toHaveCSS('translate', 'none');
    }
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test('a printed page hides nothing', async ({ page, open }) => {
  await open('/');
  await expect(sections(page).nth(3)).toHaveAttribute('data-reveal', 'waiting');
  await page.emulateMedia({ media: 'print' });
  for (const section of await sections(page).all()) await expect(section).toHaveCSS('opacity', '1');
});
