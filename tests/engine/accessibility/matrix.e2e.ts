import { IS_FULL_RUN } from '../../support/full-run.ts';
import { violations } from '../../support/inspect/axe.ts';
import { enlarged } from '../../support/inspect/enlarged.ts';
import { movement, namesAndStates, reflow, targets } from '../../support/inspect/inspect.ts';
import { type ColourScheme, show } from '../../support/inspect/looks.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { pairwise } from '../../support/pairwise.ts';
import { selection } from '../../support/selection.ts';
import { enter } from './scenes/enter.ts';
import { SCENES } from './scenes/scenes.ts';

const SCHEMES: ColourScheme[] = ['light', 'dark', 'forced'];
/** A full run checks at least this many states of pages with axe. */
const LEAST_STATES = 200;

const ALL_STATES = SCENES.flatMap(({ name, widths }) =>
  widths.flatMap((width) => SCHEMES.map((scheme) => ({ scene: name, width, scheme }))),
);
const STATES = IS_FULL_RUN ? ALL_STATES : pairwise(ALL_STATES);

// Without @full, every other one.
for (const scene of selection(SCENES, 2)) {
  test(`the accessibility checks pass for ${scene.name}`, async ({ page, health }) => {
    test.setTimeout(120_000);
    await enter(page, health, scene);
    // Only a full run looks at the whole page in every state.
    const part = IS_FULL_RUN ? undefined : scene.part;
    // The rest of the page is inspected at every width as it is loaded.
    const inspected = part ? scene.widths.slice(0, 1) : scene.widths;
    const axe: string[] = [];
    const others: string[] = [];
    for (const width of scene.widths) {
      for (const state of STATES.filter((one) => one.scene === scene.name && one.width === width)) {
        await show(page, state);
        axe.push(...(await violations(page, part)).map((one) => `${width} ${state.scheme} ${one}`));
      }
      if (!inspected.includes(width)) continue;
      // The following inspections do not depend on colours.
      const found = [
        ...(await namesAndStates(page)),
        ...(await targets(page)),
        ...(await reflow(page)),
        ...(await movement(page)),
      ];
      others.push(...found.map((one) => `${width} ${one}`));
    }
    others.push(...(await enlarged(page, inspected)));
    expect.soft(axe, 'axe').toEqual([]);
    expect.soft(others, 'names, states, targets, reflow and movement').toEqual([]);
  });
}

test('the matrix covers every scene at every width and in every scheme', () => {
  console.log(`axe looks at ${STATES.length} of ${ALL_STATES.length} states of ${SCENES.length} scenes.`);
  if (IS_FULL_RUN) expect(ALL_STATES.length).toBeGreaterThanOrEqual(LEAST_STATES);
  for (const { name, widths } of SCENES) {
    const states = STATES.filter(({ scene }) => scene === name);
    expect(new Set(states.map(({ width }) => width)), name).toEqual(new Set(widths));
    expect(new Set(states.map(({ scheme }) => scheme)), name).toEqual(new Set(SCHEMES));
  }
});
