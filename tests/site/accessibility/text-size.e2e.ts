import { browserArguments, findBrowser } from '../../../scripts/test/browser.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { reflow } from '../../support/inspect/inspect.ts';
import { settle } from '../../support/inspect/looks.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { selection } from '../../support/selection.ts';
import { enter } from './scenes/enter.ts';
import { SCENES } from './scenes/scenes.ts';

// A visitor can double the default text size in the browser's settings. It scales rem and em, including those in
// media queries, and leaves the viewport unchanged.
const executablePath = findBrowser();
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...browserArguments(), '--blink-settings=defaultFontSize=32'],
  },
});

const WIDTHS = [390, 1280];
/** A full run checks every scene at both widths; other runs alternate the widths between scenes. */
const widthsOf = (index: number) => WIDTHS.filter((_, turn) => IS_FULL_RUN || index % 2 === turn);

const NARROW_SCENES = SCENES.filter(({ widths }) => widths.includes(320));

for (const [index, scene] of selection(NARROW_SCENES, 3).entries()) {
  test(`text at 200% is not cut off: ${scene.name}`, async ({ page, health }) => {
    await enter(page, health, scene);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const found: string[] = [];
    for (const width of widthsOf(index)) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      found.push(...(await reflow(page)).map((one) => `${width} ${one}`));
    }
    expect(found).toEqual([]);
  });
}
