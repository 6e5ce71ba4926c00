import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { TAGS } from '../axe.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** Runs axe on the page as it is on screen. Returns the rule and the selector of each violation. */
export async function violations(page: Page): Promise<string[]> {
  await install(page);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const found = await axe.run(document, options);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, OPTIONS);
}
