import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe runs every rule with one of these tags. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule of the tags, and target-size, which axe leaves out by default. */
const OPTIONS: Axe.RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Under forced colours Chromium paints text in the forced colour but reports the author's colour as the computed
 * `-webkit-text-fill-color`, which axe reads. The site never sets that property, so `color` is the painted colour.
 */
function reportPaintedColour(): void {
  const { prototype } = CSSStyleDeclaration;
  const original = prototype.getPropertyValue;
  prototype.getPropertyValue = function (this: CSSStyleDeclaration, name: string) {
    const isFill = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return original.call(this, isFill ? 'color' : name);
  };
}

async function install(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Through the debugger: the page's content security policy would block a script element.
  await page.evaluate(SOURCE);
  await page.evaluate(reportPaintedColour);
}

/** Runs axe on the parts of the page that a selector matches. Frames are left out. */
export async function runAxe(page: Page, part: string, options: Axe.RunOptions): Promise<Axe.AxeResults> {
  await install(page);
  return page.evaluate(
    (input) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // With frames, axe would wait for those that have no copy of it.
      return axe.run(input.part, { ...input.options, iframes: false });
    },
    { part, options },
  );
}

/**
 * Runs axe on the page as it is on screen, or on the parts that a selector matches. Returns the rule and the selector
 * of each violation.
 */
export async function violations(page: Page, part = ':root'): Promise<string[]> {
  const found = await runAxe(page, part, OPTIONS);
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
