import { violations } from '../../support/inspect/axe.ts';
import { enlarged } from '../../support/inspect/enlarged.ts';
import { movement, namesAndStates, reflow, targets } from '../../support/inspect/inspect.ts';
import { type Scheme, show } from '../../support/inspect/looks.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { enter } from './scenes/enter.ts';
import { SCENES } from './scenes/scenes.ts';

const SCHEMES: Scheme[] = ['light', 'dark', 'forced'];
/** So many page-states at least. */
const BAR = 200;

for (const scene of SCENES) {
  test(`nothing is wrong with ${scene.name}`, async ({ page, health }) => {
    test.setTimeout(120_000);
    await enter(page, health, scene);
    const axe: string[] = [];
    const others: string[] = [];
    for (const width of scene.widths) {
      for (const scheme of SCHEMES) {
        await show(page, { width, scheme });
        axe.push(...(await violations(page)).map((one) => `${width} ${scheme} ${one}`));
      }
      // These do not depend on colours.
      const found = [
        ...(await namesAndStates(page)),
        ...(await targets(page)),
        ...(await reflow(page)),
        ...(await movement(page)),
      ];
      others.push(...found.map((one) => `${width} ${one}`));
    }
    others.push(...(await enlarged(page, scene.widths)));
    expect.soft(axe, 'axe').toEqual([]);
    expect.soft(others, 'names, states, targets, reflow and movement').toEqual([]);
  });
}

test('the states are many', () => {
  const count = SCENES.reduce((sum, { widths }) => sum + widths.length * SCHEMES.length, 0);
  console.log(
    `axe looks at ${count} page-states: ${SCENES.length} scenes, each at its widths in ${SCHEMES.length} schemes.`,
  );
  expect(count).toBeGreaterThanOrEqual(BAR);
});
