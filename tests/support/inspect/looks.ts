import type { Page } from '@playwright/test';

/** A colour scheme, or forced colours. */
export type ColourScheme = 'light' | 'dark' | 'forced';

/** A width and a colour scheme. */
export interface PageLook {
  width: number;
  scheme: ColourScheme;
}

/** How a scheme is emulated. */
export const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

const HEIGHT = 800;

/** Every width in every scheme. */
export function looksOf(widths: number[], schemes: ColourScheme[]): PageLook[] {
  return widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
}

/** Waits until the page has been painted and every animation and transition has ended. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The end of one transition may start another one in elements that inherit from it.
    do {
      await drawn();
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    } while (document.getAnimations().length > 0);
  });
}

/** Shows the page at a width and in a scheme, without loading it again. */
export async function show(page: Page, { width, scheme }: PageLook): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ ...MEDIA[scheme], reducedMotion: 'reduce' });
  await settle(page);
}
