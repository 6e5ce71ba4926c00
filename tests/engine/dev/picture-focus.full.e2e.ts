import { mergeTests } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { StudioWalk } from './studio-walk.ts';

const test = mergeTests(devTest, inspectTest);
const ABOUT = 'content/pages/about.json';
const PICTURE = 'industry-charity.svg';

test('a press on the picture, then arrow keys, set the point that stays visible, in the preview and the file', async ({
  page,
  copy,
}) => {
  test.setTimeout(240_000);
  const original = copy.read(ABOUT);
  const about = JSON.parse(original) as { blocks: object[] };
  const block = { type: 'media-and-text', paragraphs: ['One.'], src: PICTURE, alt: 'Two people at a table.' };
  copy.write(ABOUT, JSON.stringify({ ...about, blocks: [about.blocks[0], block, ...about.blocks.slice(1)] }));
  const walk = new StudioWalk(page);
  await page.goto('/_studio#/about');
  await walk.parts.getByRole('button', { name: /^Media and text/ }).click({ timeout: 60_000 });

  await walk.press('Add point to keep visible');
  const point = page.getByRole('button', { name: /^Point to keep visible: / });
  await expect(point).toBeFocused();
  await expect(point).toHaveAccessibleName(/50 % from the left, 50 % from the top/);
  const shown = page.frameLocator('iframe').locator('[data-block="media-and-text"] img');
  await expect(shown).toHaveCSS('object-position', '50% 50%');

  const { width = 0, height = 0 } = (await point.boundingBox()) ?? {};
  await point.click({ position: { x: width * 0.8, y: height * 0.25 } });
  await expect(point).toHaveAccessibleName(/80 % from the left, 25 % from the top/);
  await expect(shown).toHaveCSS('object-position', '80% 25%');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(point).toHaveAccessibleName(/79 % from the left, 35 % from the top/);
  await expect(shown).toHaveCSS('object-position', '79% 35%');
  await walk.view('the point of a picture');

  await walk.press('Save');
  const saved = () => (JSON.parse(copy.read(ABOUT)) as typeof about).blocks[1];
  await expect.poll(saved).toEqual({ ...block, focus: { x: 79, y: 35 } });
  await walk.press('Remove point to keep visible');
  await expect(walk.button('Add point to keep visible')).toBeFocused();
  await expect(point).toHaveAccessibleName(/50 % from the left, 50 % from the top/);
  await expect(shown).not.toHaveAttribute('style', /object-position/);
  copy.write(ABOUT, original);
  expect(walk.found).toEqual([]);
});
