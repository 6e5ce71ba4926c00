import type { Page } from '@playwright/test';

/** What a visitor's device may do with colours. */
export type Scheme = 'light' | 'dark' | 'forced';

/** One way in which a page may be on screen. */
export interface Look {
  width: number;
  scheme: Scheme;
}

/** How a scheme is emulated. */
export const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

const HEIGHT = 800;

/** Every width in every scheme. */
export function looksOf(widths: number[], schemes: Scheme[]): Look[] {
  return widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
}

/** Waits until the page has been drawn anew and nothing on it moves or changes its colour any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The end of a transition may be the beginning of another one, in what inherits from it.
    do {
      await drawn();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    } while (document.getAnimations().length > 0);
  });
}

/** Makes the page on screen look so, without loading it anew. */
export async function show(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ ...MEDIA[scheme], reducedMotion: 'reduce' });
  await settle(page);
}
