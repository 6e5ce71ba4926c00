import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pictureFile, SCREENS, SCREENSHOT_SCHEMES, type Screen } from './looks.ts';
import type { Subject } from './subjects.ts';

/** Runs in the page. */
async function bringLazyImages(): Promise<void> {
  // Pictures have no scrollbar; the room that is kept for it would be an empty strip.
  document.documentElement.style.scrollbarGutter = 'auto';
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  // A picture that cannot be had shows as that; it holds nothing up.
  await Promise.allSettled(shown.map((image) => image.decode()));
}

/** Runs in the page. What is fixed to the screen stands in a picture of all of it where the screen was. */
function goToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page. */
async function isStill(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/** Opens a route as a visitor sees it once everything has come, late images and the font of the headings included. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(bringLazyImages);
  await page.evaluate(goToTop);
  await page.evaluate(isStill);
}

async function takeOn(
  page: Page,
  screen: Screen,
  address: string,
  subject: Subject,
  folder: string,
): Promise<void> {
  await page.setViewportSize(screen);
  await openWhole(page, address);
  await subject.prepare?.(page);
  // Nothing is pointed at any more.
  await page.mouse.move(0, 0);
  if (subject.frame === 'page') await page.evaluate(goToTop);
  for (const scheme of SCREENSHOT_SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.evaluate(isStill);
    const file = path.join(folder, pictureFile(subject.name, { width: screen.width, scheme }));
    await page.screenshot({ path: file, fullPage: subject.frame === 'page' });
  }
}

/** Takes all pictures of a subject. Throws when it cannot be brought about, saying on which screen. */
export async function takeSubject(
  browser: Browser,
  origin: string,
  subject: Subject,
  folder: string,
): Promise<void> {
  mkdirSync(path.join(folder, subject.name), { recursive: true });
  for (const screen of SCREENS) {
    // A context of its own: nothing that was typed or chosen before is there.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    try {
      await takeOn(page, screen, origin + subject.route, subject, folder);
    } catch (error) {
      throw new Error(`${subject.title}, ${screen.width} px: ${(error as Error).message}`);
    } finally {
      await context.close();
    }
  }
}
