import { PAGE_WIDTH } from '../theme/page-width.ts';

/** The windows from which a slot can have another width, in rem. */
export const BREAKPOINTS = { phone: 0, tablet: 48, desktop: 64 } as const;

/**
 * The gutters beside the content, `--gutter` of src/ui/tokens.css, in rem and percent of the window. The content is as
 * wide as the page of the theme, without two of them.
 */
export const GUTTER = { least: 1, fixed: 0.5, ofWindow: 2.5, most: 2 } as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * Names that a slot can give a width. "upright" is the largest width of pictures that are higher than wide, "enlarged"
 * the width in which a visitor can open the picture, "placed" its width behind text or across the window, where the
 * property `place` beside it says so, "beside" its width from a tablet on, where the block has a `side`.
 */
export const SLOT_NAMES = [
  ...(Object.keys(BREAKPOINTS) as Breakpoint[]),
  'upright',
  'enlarged',
  'placed',
  'beside',
] as const;

/** The schema keyword `slot`: the width of the box in which a block shows a picture. */
export type Slot = string | Partial<Record<(typeof SLOT_NAMES)[number], string>>;

/** A slot that no page shows: social networks get one JPEG of this width in pixels. */
export const PREVIEW = { slot: 'preview', width: 1200 } as const;

/** `full` is the window, `1` the content column, `1/2` half of it; a width in rem is at most the content column. */
export const SLOT_WIDTH = /^(?:full|1|([1-9])\/([1-9])|(\d+(?:\.\d+)?)rem)$/;

/** A length that depends on the width of the window: percent of it plus rem. */
interface Length {
  vw: number;
  rem: number;
}

/**
 * The content column of a page with this width, for windows from each of these widths, in rem. Windows below 20rem have
 * a slightly narrower one.
 */
type Columns = readonly (readonly [from: number, Length])[];

/** The window from which the gutters no longer grow. */
const WIDE = ((GUTTER.most - GUTTER.fixed) / GUTTER.ofWindow) * 100;

function columnsOf(page: number): Columns {
  const fluid = { vw: -2 * GUTTER.ofWindow, rem: -2 * GUTTER.fixed };
  const fixed = { vw: 0, rem: -2 * GUTTER.most };
  const narrow: Columns[number] = [0, { vw: 100 + fluid.vw, rem: fluid.rem }];
  const full: Columns[number] = [Math.max(page, WIDE), { vw: 0, rem: page + fixed.rem }];
  // A page that is full before the gutters are: its content becomes narrower until then.
  return page < WIDE
    ? [narrow, [page, { vw: fluid.vw, rem: page + fluid.rem }], full]
    : [narrow, [WIDE, { vw: 100, rem: fixed.rem }], full];
}

const at = (window: number, { vw, rem }: Length) => (vw * window) / 100 + rem;

/** Returns what applies from this width of the window. */
function lastFrom<Value>(list: readonly (readonly [number, Value])[], window: number): Value | undefined {
  return list.findLast(([from]) => from <= window)?.[1];
}

/** No window is narrower, in rem. */
const NARROWEST = 20;

/** The windows in which the column is as wide as this, in rem. */
function windowsWithColumn(width: number, columns: Columns): number[] {
  return columns.flatMap(([from, { vw, rem }], index) => {
    const window = ((width - rem) / vw) * 100;
    const next = columns[index + 1]?.[0] ?? 0;
    return window > Math.max(from, NARROWEST) && window < next ? [window] : [];
  });
}

function lengthAt(window: number, width: string, columns: Columns): Length {
  const [, part, whole, fixed] = SLOT_WIDTH.exec(width) ?? [];
  if (width === 'full') return { vw: 100, rem: 0 };
  const column = lastFrom(columns, window) ?? { vw: 100, rem: 0 };
  if (fixed !== undefined)
    return at(window, column) + 1e-6 < Number(fixed) ? column : { vw: 0, rem: Number(fixed) };
  const fraction = part === undefined ? 1 : Number(part) / Number(whole);
  return { vw: column.vw * fraction, rem: column.rem * fraction };
}

/** The width of a slot in a range of windows. */
interface SlotWidth extends Length {
  /** The narrowest window of the range, in rem. */
  from: number;
}

/**
 * Returns the widths of a slot, for the narrowest windows first.
 * @param page The largest width of the page, which the theme can set.
 */
export function slotWidths(slot: Slot, isUpright: boolean, page = PAGE_WIDTH): SlotWidth[] {
  const columns = columnsOf(page);
  const {
    upright,
    enlarged: _,
    placed: __,
    beside: ___,
    ...named
  } = typeof slot === 'string' ? { phone: slot } : slot;
  const declared = Object.entries({ phone: '1', ...named })
    .map(([name, width]) => [BREAKPOINTS[name as Breakpoint], width] as const)
    .sort(([a], [b]) => a - b);
  const limit = isUpright ? upright : undefined;
  const widths = [...declared.map(([, width]) => width), ...(limit === undefined ? [] : [limit])];
  const crossings = widths.flatMap((width) => {
    const fixed = SLOT_WIDTH.exec(width)?.[3];
    return fixed === undefined ? [] : windowsWithColumn(Number(fixed), columns);
  });
  const starts = [...declared, ...columns].map(([from]) => from);
  const windows = [...new Set([...starts, ...crossings])].filter((from) => from >= 0).sort((a, b) => a - b);
  const found = windows.map((from): SlotWidth => {
    const window = Math.max(from, NARROWEST);
    const own = lengthAt(window, lastFrom(declared, window) ?? '1', columns);
    const most = limit === undefined ? own : lengthAt(window, limit, columns);
    return { from, ...(at(window, most) <= at(window, own) + 1e-6 ? most : own) };
  });
  return found.filter(({ vw, rem }, index) => {
    const before = found[index - 1];
    return !before || before.vw !== vw || before.rem !== rem;
  });
}

/** Up to four digits: `47.5`, `.5`, `35.3684`. */
const number = (value: number) => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.');

function css({ vw, rem }: Length): string {
  if (vw === 0) return `${number(rem)}rem`;
  if (rem === 0) return `${number(vw)}vw`;
  return `calc(${number(vw)}vw ${rem < 0 ? '-' : '+'} ${number(Math.abs(rem))}rem)`;
}

/** Writes the attribute `sizes`: the width of the slot in every window. */
export function sizesOf(widths: readonly SlotWidth[]): string {
  return [...widths]
    .reverse()
    .map((width) => (width.from === 0 ? css(width) : `(min-width:${number(width.from)}rem) ${css(width)}`))
    .join(',');
}

/** Windows of phones, a tablet and desktops, in CSS pixels, and the densities of screens. */
const WINDOWS = [360, 412, 768, 1280, 1920];
const DENSITIES = [1, 2, 3];
const REM = 16;

/** Pictures whose widths differ by less than this share one file: 15 % more pixels at most. */
const STEP = 1.07;
/** The widest file of a picture that a page loads, in pixels. */
export const WIDEST = 3840;

/**
 * The widths in pixels of a picture that a visitor opens. Two for all screens: a gallery has dozens of pictures, and
 * encoding one takes seconds.
 */
const ENLARGED = [1600, 2560];

/** The width in pixels of the file to which a picture that can be enlarged links. */
export const LINKED = 1600;

/** Whether a visitor can open the picture of a slot. */
export const isEnlarged = (slot: Slot): boolean => typeof slot === 'object' && slot.enlarged !== undefined;

/** The width of a slot in CSS pixels, in a window of this width. */
export function slotPixels(widths: readonly SlotWidth[], window: number): number {
  const rem = window / REM;
  const length = widths.findLast(({ from }) => from <= rem + 1e-6);
  return length ? at(rem, length) * REM : window;
}

/**
 * Returns the widths in pixels that a slot needs on all screens, at most that of the picture. The narrowest is first.
 */
export function variantWidths(
  widths: readonly SlotWidth[],
  pictureWidth: number,
  canEnlarge = false,
): number[] {
  const most = Math.min(pictureWidth, WIDEST);
  const needed = WINDOWS.flatMap((window) =>
    DENSITIES.map((density) => Math.min(most, Math.ceil(slotPixels(widths, window) * density - 1e-6))),
  );
  if (canEnlarge) needed.push(...ENLARGED.map((width) => Math.min(most, width)));
  const kept: number[] = [];
  for (const width of needed.sort((a, b) => b - a))
    if (width * STEP < (kept[0] ?? Number.POSITIVE_INFINITY)) kept.unshift(width);
  return kept;
}
