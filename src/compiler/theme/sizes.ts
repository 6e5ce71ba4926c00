import type { Theme } from '@json-site/model/content-types';
import type { Look } from './look-values.ts';

/** A size that grows with the window: `clamp(least, base + share of the window, most)`, in rem and percent. */
interface FluidSize {
  least: number;
  base: number;
  vw: number;
  most: number;
}

/** The sizes of src/ui/tokens.css, which have these values where a theme sets none. */
export const SIZES = {
  body: { least: 1, base: 0.96, vw: 0.2, most: 1.0625 },
  lead: { least: 1.125, base: 1.05, vw: 0.4, most: 1.3125 },
  h3: { least: 1.125, base: 1.08, vw: 0.25, most: 1.25 },
  h2: { least: 1.5, base: 1.3, vw: 1, most: 2.125 },
  h1: { least: 2, base: 1.5, vw: 2.4, most: 3.25 },
  display: { least: 2.375, base: 1.5, vw: 4.2, most: 4.5 },
} satisfies Record<string, FluidSize>;

const SMALL = 0.875;
/** Body text on a wide screen, in px. */
export const BODY_PX = 17;

/** How much of a change of headings a phone gets: its width is the same. */
const ON_PHONES = 0.35;

const rounded = (value: number) => Number(value.toFixed(4));

/** A size between other limits, which it reaches in the same windows. */
function between({ least, base, vw, most }: FluidSize, newLeast: number, newMost: number): string {
  const [from, to] = [(least - base) / vw, (most - base) / vw];
  const slope = (newMost - newLeast) / (to - from);
  if (rounded(slope) === 0) return `${rounded(newMost)}rem`;
  const fluid = `${rounded(newLeast - slope * from)}rem + ${rounded(slope)}vw`;
  return `clamp(${rounded(newLeast)}rem, ${fluid}, ${rounded(newMost)}rem)`;
}

/** Sizes of space in rem that `page.gaps` changes, as src/ui/tokens.css has them. */
export const SPACES = { 'space-4': 2, 'space-6': 3, 'space-8': 4, 'space-12': 6 };
const SECTION = { least: 3, base: 2, vw: 5, most: 6 };
const GAPS = { close: { section: 0.6, space: 0.75 }, wide: { section: 1.4, space: 1.25 } };

/** The sizes that a theme sets, as values of the tokens of src/ui/tokens.css. */
export function sizeTokens({ sizes = {}, page = {} }: Pick<Theme, 'sizes' | 'page'>): Look['values'] {
  const { text = BODY_PX, scale = 1 } = sizes;
  const share = text / BODY_PX;
  const found: Look['values'] = {};
  if (text !== BODY_PX) {
    const most = text / 16;
    found['size-body'] = between(SIZES.body, Math.min(most, Math.max(1, most - 0.0625)), most);
    found['size-lead'] = between(SIZES.lead, SIZES.lead.least * Math.max(1, share), SIZES.lead.most * share);
    found['size-small'] = `${rounded(SMALL * Math.max(1, share))}rem`;
  }
  const phone = 1 + (scale - 1) * ON_PHONES;
  if (scale !== 1)
    for (const name of ['h3', 'h2', 'h1', 'display'] as const) {
      const size = SIZES[name];
      // The smallest headings stay larger than body text.
      const wide = name === 'h3' ? 1 + (scale - 1) / 2 : scale;
      const most = Math.max(size.most * wide, (text / 16) * 1.05);
      found[`size-${name}`] = between(size, Math.min(most, Math.max(size.least * phone, 1.05)), most);
    }
  const gaps = page.gaps === 'normal' ? undefined : page.gaps;
  if (gaps) {
    const { section, space } = GAPS[gaps];
    found['space-section'] = between(SECTION, SECTION.least * section, SECTION.most * section);
    for (const name of Object.keys(SPACES) as (keyof typeof SPACES)[])
      found[name] = `${rounded(SPACES[name] * space)}rem`;
  }
  return found;
}
