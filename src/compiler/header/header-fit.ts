import { brandParts } from '@json-site/model/visitor';
import { shareOfBounds, textWidth, twoLineWidth } from './text-width.ts';

/** The texts of a header on one page: name, menus, links, button, and the labels of the toggle. */
export interface HeaderTexts {
  brand: { name: string; nameParts: string[] };
  header: { menus: { label: string }[]; links: { label: string }[]; action?: { label: string } };
  labels: { menu: string };
  language?: string;
  /** The header has a link to each other language. */
  languages?: { tag: string; name: string }[];
  /** Whether the site adds a control to the end of the header. */
  hasEnd?: boolean;
}

/** The font of a header's labels, as theme.json names it. A file may be wider than the fonts of the stack. */
export interface HeaderFont {
  stack: string;
  file?: unknown;
}

/** From which widths of the window in em the parts of a header fit. Undefined: in no window. */
export interface HeaderFit {
  /** The width of the name on two lines, in em of its font size. */
  name: number;
  /** The size of the name in a window of 320 px, in px. */
  smallestName: number;
  /** By how many em the labels are too wide for the widest bar. */
  excess: number;
  /** The menus, close together. */
  menuFrom: number | undefined;
  /** The menus with more space around them. */
  airFrom: number | undefined;
  /** The label of the toggle beside the name. */
  toggleLabelFrom: number | undefined;
}

/**
 * The sizes of the style sheets in src/app/header/, without and with `--air`, in rem: font size, space around labels,
 * between items, before a chevron, around the button and before it.
 */
export const CLOSE = {
  text: 0.9375,
  padding: 0.5,
  gap: 0,
  chevronGap: 0.25,
  actionPadding: 0.875,
  actionGap: 0.5,
};
export const AIRY: typeof CLOSE = {
  text: 1.0625,
  padding: 0.75,
  gap: 0.25,
  chevronGap: 0.375,
  actionPadding: 1.125,
  actionGap: 1,
};

const CHEVRON = 1;
/** The logo, 36 px, and the space after it. */
export const LOGO = 2.25 + 0.625;
const NAME_SIZE = 1.2;
const BAR_GAP = 1;
/** The control that a site adds to the end, and the space before it: header-end.css. */
const END = 2.75 + BAR_GAP;
/**
 * The toggle without its label: its icon, the space before that, and its padding, of which one end is in the gutter.
 */
export const TOGGLE_FRAME = 1.5 + 0.5 + 0.75;
/** The largest size of body text, and of the label of the toggle. */
const TOGGLE_TEXT = 1.0625;

/** Windows below 768 px have the toggle (specification). */
const LEAST_MENU = 48;
/** Below 960 px the menus are close together, so that they fit on a tablet. */
const LEAST_AIR = 60;
/** The width of the bar in a wide window: `--width-page`, less its gutters. */
const WIDEST_BAR = 72 - 4;

/**
 * A phone of 320 px, less its gutters, the logo, the toggle, and the spaces beside them: the width of the name in px.
 */
const SMALLEST_NAME_BOX = 320 - 2 * 16 - 36 - 3.875 * 16;

/**
 * The narrowest window in which content of that width fits between the gutters, rounded up. `--gutter` is 1rem in
 * windows up to 20em, 2rem from 60em, and 0.5rem + 2.5vw between them. Undefined if the bar is never that wide.
 */
function windowFor(content: number): number | undefined {
  if (content > WIDEST_BAR) return undefined;
  const window = Math.min(content + 4, Math.max(content + 2, (content + 1) / 0.95));
  return Math.ceil(window * 100) / 100;
}

/** The width of the desktop menu in rem. */
export function menuWidth(
  { menus, links, action }: HeaderTexts['header'],
  sizes: typeof CLOSE,
  widthOf = textWidth,
  languages: readonly string[] = [],
): number {
  const items = [...menus, ...links];
  const gaps = Math.max(0, items.length - 1) * sizes.gap;
  const chevrons = menus.length * (sizes.chevronGap + CHEVRON);
  const labels = items.reduce((sum, { label }) => sum + widthOf(label) * sizes.text + 2 * sizes.padding, 0);
  const button = action ? widthOf(action.label) * sizes.text + 2 * sizes.actionPadding + sizes.actionGap : 0;
  const others = languages.map((name) => widthOf(name) * sizes.text + 2 * sizes.padding + sizes.actionGap);
  return others.reduce((sum, width) => sum + width, labels + gaps + chevrons + button);
}

/** Computes how the parts of a header fit, so that style sheets alone can choose between menus and toggle. */
export function headerFit(texts: HeaderTexts, font?: HeaderFont): HeaderFit {
  const { brand, header, labels, language, languages = [], hasEnd = false } = texts;
  const end = hasEnd ? END : 0;
  const others = languages.filter(({ tag }) => tag !== language).map((one) => one.name);
  const share = font && !font.file ? shareOfBounds(font.stack) : 1;
  const labelWidth = (label: string) => share * textWidth(label);
  const name = twoLineWidth(
    brandParts(brand)
      .map(({ text }) => text)
      .join(''),
  );
  const beside = LOGO + name * NAME_SIZE + BAR_GAP + end;
  const menuFrom = (sizes: typeof CLOSE, least: number) => {
    const window = windowFor(beside + menuWidth(header, sizes, labelWidth, others));
    return window && Math.max(least, window);
  };
  const toggleLabel = labelWidth(labels.menu) * TOGGLE_TEXT;
  return {
    name,
    smallestName: Math.min(NAME_SIZE * 16, (SMALLEST_NAME_BOX - 16 * end) / name),
    excess: Math.max(0, beside + menuWidth(header, CLOSE, labelWidth, others) - WIDEST_BAR),
    menuFrom: menuFrom(CLOSE, LEAST_MENU),
    airFrom: menuFrom(AIRY, LEAST_AIR),
    toggleLabelFrom: windowFor(beside + toggleLabel + TOGGLE_FRAME),
  };
}

/** The least width in which something fits in every language. Undefined if it does not fit in one of them. */
function widest(widths: readonly (number | undefined)[]): number | undefined {
  return widths.reduce((most, one) =>
    most === undefined || one === undefined ? undefined : Math.max(most, one),
  );
}

/** Computes how the parts of headers with other texts fit, so that one style sheet is right for all of them. */
export function widestFit(
  all: readonly HeaderTexts[],
  font?: HeaderFont,
): Omit<HeaderFit, 'smallestName' | 'excess'> {
  const fits = all.map((texts) => headerFit(texts, font));
  return {
    name: Math.max(...fits.map(({ name }) => name)),
    menuFrom: widest(fits.map(({ menuFrom }) => menuFrom)),
    airFrom: widest(fits.map(({ airFrom }) => airFrom)),
    toggleLabelFrom: widest(fits.map(({ toggleLabelFrom }) => toggleLabelFrom)),
  };
}
