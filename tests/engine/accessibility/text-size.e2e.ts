import { IS_FULL_RUN } from '../../support/full-run.ts';
import { reflow } from '../../support/inspect/inspect.ts';
import { settle } from '../../support/inspect/looks.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { selection } from '../../support/selection.ts';
import { enter } from './scenes/enter.ts';
import { SCENES } from './scenes/scenes.ts';

/** Pixels of the doubled text size. */
const TEXT = 32;

// A visitor can double the default text size in the browser's settings. It scales rem and em, including those in media
// queries, and leaves the viewport unchanged. Set through the debugger: another option of the browser's start would
// need another browser, and each worker of Playwright has one.
test.beforeEach(async ({ page }) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: TEXT, fixed: TEXT } });
});

const WIDTHS = [390, 1280];
/** A full run checks every scene at both widths; other runs alternate the widths between scenes. */
const widthsOf = (index: number) => WIDTHS.filter((_, turn) => IS_FULL_RUN || index % 2 === turn);

const NARROW_SCENES = SCENES.filter(({ widths }) => widths.includes(320));

for (const [index, scene] of selection(NARROW_SCENES, 4).entries()) {
  test(`text at 200% is not cut off: ${scene.name}`, async ({ page, health }) => {
    await enter(page, health, scene);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${TEXT}px`);
    const found: string[] = [];
    for (const width of widthsOf(index)) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      found.push(...(await reflow(page)).map((one) => `${width} ${one}`));
    }
    expect(found).toEqual([]);
  });
}
