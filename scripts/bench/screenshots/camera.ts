import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SCREENS, SCREENSHOT_SCHEMES, type Screen, screenshotFile } from './looks.ts';
import type { Subject } from './subjects.ts';

/** Runs in the page: scrolls through it so that lazy images load. */
async function loadLazyImages(): Promise<void> {
  // A screenshot has no scrollbar; its gutter would be an empty strip.
  document.documentElement.style.scrollbarGutter = 'auto';
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  // A broken image is visible in the screenshot and must not stop it.
  await Promise.allSettled(shown.map((image) => image.decode()));
}

/** Runs in the page: a screenshot of the full page shows fixed elements at the scroll position. */
function goToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page: waits for fonts and animations. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/** Opens a URL and waits for everything, lazy images and the heading font included. */
export async function openCompletePage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(loadLazyImages);
  await page.evaluate(goToTop);
  await page.evaluate(settle);
}

async function takeOn(
  page: Page,
  screen: Screen,
  url: string,
  subject: Subject,
  folder: string,
): Promise<void> {
  await page.setViewportSize(screen);
  await openCompletePage(page, url);
  await subject.prepare?.(page);
  // Away from everything that reacts to the pointer.
  await page.mouse.move(0, 0);
  if (subject.frame === 'page') await page.evaluate(goToTop);
  for (const scheme of SCREENSHOT_SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.evaluate(settle);
    const file = path.join(folder, screenshotFile(subject.name, { width: screen.width, scheme }));
    await page.screenshot({ path: file, fullPage: subject.frame === 'page' });
  }
}

/** Takes all screenshots of a subject. An error names the screen. */
export async function takeSubject(
  browser: Browser,
  origin: string,
  subject: Subject,
  folder: string,
): Promise<void> {
  mkdirSync(path.join(folder, subject.name), { recursive: true });
  for (const screen of SCREENS) {
    // A new context, without form values or choices from earlier screenshots.
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
