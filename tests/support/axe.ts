import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { IS_FULL_RUN } from './full-run.ts';

/** axe runs every rule with one of these tags. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCHEMES = ['light', 'dark'] as const;

/**
 * Runs axe on the page at some widths in both colour schemes, and returns a line for each violation. Without a full run
 * the schemes alternate between the widths.
 */
export async function violationsInLooks(page: Page, widths = [390, 1280]): Promise<string[]> {
  const found: string[] = [];
  const looks = widths.flatMap((width, index) =>
    SCHEMES.filter((_, turn) => IS_FULL_RUN || turn === index % SCHEMES.length).map((scheme) => ({
      width,
      scheme,
    })),
  );
  for (const { width, scheme } of looks) {
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
