import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of these tags; none is switched off. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LOOKS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** What axe finds in every look of what is on screen, short enough to read in a failure. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // Colours change over a moment, however short.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { violations: wrong } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const places = wrong.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    found.push(...places.map((place) => `${page.url()} ${width} ${scheme} ${place}`));
  }
  return found;
}
