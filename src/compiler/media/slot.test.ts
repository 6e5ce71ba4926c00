import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_WIDTH } from '../theme/page-width.ts';
import { GUTTER, type Slot, sizesOf, slotPixels, slotWidths, variantWidths } from './slot.ts';

const sizes = (slot: Slot, isUpright = false) => sizesOf(slotWidths(slot, isUpright));

test('knows the width of the content as the style sheet has it', () => {
  const tokens = readFileSync(`${import.meta.dirname}/../../ui/tokens.css`, 'utf8');
  const { least, fixed, ofWindow, most } = GUTTER;
  expect(tokens).toContain(`--width-page: var(--theme-width-page, ${PAGE_WIDTH}rem);`);
  expect(tokens).toContain(`--gutter: clamp(${least}rem, ${fixed}rem + ${ofWindow}vw, ${most}rem);`);
});

test.each<[string, Slot, string]>([
  ['the window', 'full', '100vw'],
  ['the content', '1', '(min-width:72rem) 68rem,(min-width:60rem) calc(100vw - 4rem),calc(95vw - 1rem)'],
  ['a fixed width', '9rem', '9rem'],
  ['a fixed width, at most the content', '42rem', '(min-width:45.2632rem) 42rem,calc(95vw - 1rem)'],
  [
    'half of the content from a tablet on',
    { tablet: '1/2' },
    '(min-width:72rem) 34rem,(min-width:60rem) calc(50vw - 2rem),(min-width:48rem) calc(47.5vw - .5rem),calc(95vw - 1rem)',
  ],
])('writes the attribute sizes for %s', (_, slot, expected) => {
  expect(sizes(slot)).toBe(expected);
});

test('follows the width of the page that a theme sets', () => {
  expect(sizesOf(slotWidths({ tablet: '1/2' }, false, 90))).toBe(
    '(min-width:90rem) 43rem,(min-width:60rem) calc(50vw - 2rem),(min-width:48rem) calc(47.5vw - .5rem),calc(95vw - 1rem)',
  );
  expect(sizesOf(slotWidths('1', false, 56))).toBe(
    '(min-width:60rem) 52rem,(min-width:56rem) calc(-5vw + 55rem),calc(95vw - 1rem)',
  );
});

test('limits upright pictures only', () => {
  const slot: Slot = { phone: '1', upright: '42rem' };
  expect(sizes(slot)).toBe(sizes('1'));
  expect(sizes(slot, true)).toBe(sizes('42rem'));
});

test('makes no width that is larger than the picture, and none twice', () => {
  const widths = variantWidths(slotWidths('1', false), 700);
  expect(widths.at(-1)).toBe(700);
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  expect(variantWidths(slotWidths('9rem', false), 60)).toEqual([60]);
});

test('a picture that visitors can open has two more widths, none larger than itself', () => {
  const widths = slotWidths({ phone: '14rem', enlarged: 'full' }, false);
  expect(widths).toEqual(slotWidths('14rem', false));
  expect(variantWidths(widths, 4000, true)).toEqual([...variantWidths(widths, 4000), 1600, 2560]);
  expect(variantWidths(widths, 2000, true)).toEqual([...variantWidths(widths, 2000), 1600, 2000]);
  expect(variantWidths(widths, 200, true)).toEqual([200]);
});

test.each<Slot>(['full', '1', { tablet: '1/2' }, { tablet: '1/2', desktop: '1/3' }, '9rem'])(
  'sends at most 15 % more pixels than the slot %j needs, and never fewer',
  (slot) => {
    const widths = slotWidths(slot, false);
    const variants = variantWidths(widths, 8000);
    for (const window of [360, 412, 768, 1280]) {
      for (const density of [1, 2, 3]) {
        const needed = slotPixels(widths, window) * density;
        const sent = variants.find((width) => width >= needed - 0.01) ?? Number.NaN;
        expect((sent / needed) ** 2, `${window} px at ${density}×`).toBeLessThanOrEqual(1.16);
      }
    }
  },
);
