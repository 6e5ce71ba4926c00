import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { IS_FULL_RUN } from './full-run.ts';
import { TAGS, violations } from './inspect/axe.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Runs axe on the page and in its frames, which takes about three times as long as on the page alone. */
async function violationsInFrames(page: Page): Promise<string[]> {
  const { violations: wrong } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return wrong.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * Runs axe on the page at some widths in both colour schemes, and returns a line for each violation. Without a full run
 * the schemes alternate between the widths.
 */
export async function violationsInLooks(
  page: Page,
  { widths = [390, 1280], withFrames = false } = {},
): Promise<string[]> {
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
    const places = await (withFrames ? violationsInFrames(page) : violations(page));
    found.push(...places.map((place) => `${page.url()} ${width} ${scheme} ${place}`));
  }
  return found;
}
