import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { TAGS } from '../axe.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of the tags, and the one that axe leaves out unless it is asked for. */
const OPTIONS: Axe.RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Under forced colours Chromium paints text in the forced colour and still gives the author's as the computed
 * `-webkit-text-fill-color`, which axe asks for. Nothing on the site sets that property, so that the two are one colour.
 */
function tellPaintedColour(): void {
  const { prototype } = CSSStyleDeclaration;
  const original = prototype.getPropertyValue;
  prototype.getPropertyValue = function (this: CSSStyleDeclaration, name: string) {
    const isFill = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return original.call(this, isFill ? 'color' : name);
  };
}

async function install(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Through the debugger: the page's own policy stays as it is.
  await page.evaluate(SOURCE);
  await page.evaluate(tellPaintedColour);
}

/** What axe finds in the page as it is on screen: rule and place. */
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
