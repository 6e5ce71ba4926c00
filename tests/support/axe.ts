import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe runs every rule with one of these tags. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LOOKS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Runs axe on the page at two widths in both colour schemes. Returns a line for each violation. */
export async function violationsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // Colours change by transitions.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { violations: wrong } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const places = wrong.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    found.push(...places.map((place) => `${page.url()} ${width} ${scheme} ${place}`));
  }
  return found;
}
