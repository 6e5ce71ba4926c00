import type { Page } from '@playwright/test';
import { reflow } from './inspect.ts';
import { settle } from './looks.ts';

/** The text spacing of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** A screen of 1280 x 1024 at 400%. */
const ZOOMED = { width: 320, height: 256 };

async function setSpacing(page: Page, css: string): Promise<void> {
  // The page's content security policy allows a constructed style sheet, but no inline style.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await settle(page);
}

/** Runs in the page: lists fixed and sticky elements that leave too little of a small screen for the content. */
function stayingProblems(): string[] {
  const SHARE = 1 / 3;
  const { describe, isShown } = window.inspector;
  const staying = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element);
    // An open dialog is the content; the skip link is off screen; a notification can be closed.
    const isApart = element.matches('dialog, a[href="#main"], [aria-live]');
    const { top, bottom } = element.getBoundingClientRect();
    return (
      /fixed|sticky/.test(position) && !isApart && isShown(element) && bottom > 0 && top < window.innerHeight
    );
  });
  const height = staying.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  if (height <= window.innerHeight * SHARE) return [];
  return staying.map(
    (element) => `stays and takes ${element.clientHeight} of ${window.innerHeight}: ${describe(element)}`,
  );
}

/** Lists what is cut off, covered or out of reach with wide text spacing, and at 400%. */
export async function enlarged(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  await setSpacing(page, SPACING);
  for (const width of new Set([widths.at(0) ?? 0, widths.at(-1) ?? 0])) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    found.push(...(await reflow(page)).map((one) => `${width} wide spacing ${one}`));
  }
  await setSpacing(page, '');
  if (!widths.includes(ZOOMED.width)) return found;
  await page.setViewportSize(ZOOMED);
  await settle(page);
  const problems = [...(await reflow(page)), ...(await page.evaluate(stayingProblems))];
  return [...found, ...problems.map((one) => `400% ${one}`)];
}
