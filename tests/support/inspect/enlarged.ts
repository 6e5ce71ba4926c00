import type { Page } from '@playwright/test';
import { reflow } from './inspect.ts';
import { settle } from './looks.ts';

/** What WCAG 1.4.12 lets a visitor set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** A laptop of 1280 x 1024 at 400%. */
const ZOOMED = { width: 320, height: 256 };

async function setSpacing(page: Page, css: string): Promise<void> {
  // A sheet made by script is no inline style: the page's policy stays as it is.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await settle(page);
}

/** Parts that stay where they are and so leave too little of a small screen for the rest. */
function stayingProblems(): string[] {
  const SHARE = 1 / 3;
  const { describe, isShown } = window.inspector;
  const staying = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element);
    // A dialog is all there is while it is open; the skip link waits out of sight; a notice can be closed.
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

/** What is cut off, covered or out of reach with wide spacing, and enlarged to 400%. */
export async function enlarged(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  await setSpacing(page, SPACING);
  for (const width of [widths.at(0) ?? 0, widths.at(-1) ?? 0]) {
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
