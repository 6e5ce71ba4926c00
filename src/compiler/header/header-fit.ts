import { brandParts } from '@json-site/model/visitor';
import { frameOf, type HeaderFrame } from './header-frame.ts';
import { shareOfBounds, textWidth, twoLineWidth } from './text-width.ts';

/** The texts of a header on one page: name, menus, links, button, and the labels of the toggle. */
export interface HeaderTexts {
  brand: { name: string; nameParts: string[]; logo?: { width: number; height: number } };
  header: { menus: { label: string }[]; links: { label: string }[]; action?: { label: string } };
  labels: { menu: string };
  language?: string;
  /** The header has a link to each other language. */
  languages?: { tag: string; name: string }[];
  /** How many controls the site and its integrations add to the end of the header. */
  ends?: number;
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
/** The space after the logo. */
export const LOGO_GAP = 0.625;
const NAME_SIZE = 1.2;
const BAR_GAP = 1;
/** A control that is added to the end, and the space before the first one: header-end.css. */
const END = 2.75;
const END_GAP = 0.5;
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
/** The gutters of a wide window. */
const GUTTERS = 4;

const PHONE = 320;
/** A phone, less its gutters, the toggle, and the spaces beside them: the width of logo and name in px. */
const SMALLEST_BRAND = PHONE - 2 * 16 - 3.875 * 16;

/**
 * The narrowest window in which content of that width fits between the gutters, rounded up. `--gutter` is 1rem in
 * windows up to 20em, 2rem from 60em, and 0.5rem + 2.5vw between them. Undefined if the bar, which has this largest
 * width, is never that wide.
 */
function windowFor(content: number, widest: number): number | undefined {
  if (content > widest) return undefined;
  const window = Math.min(content + 4, Math.max(content + 2, (content + 1) / 0.95));
  return Math.ceil(window * 100) / 100;
}

/** The width of the desktop menu in rem. */
export function menuWidth(
  { menus, links, action }: HeaderTexts['header'],
  sizes: typeof CLOSE,
  widthOf: (label: string) => number = textWidth,
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

/** Sizes of texts of another size. Spaces stay. */
const withText = (sizes: typeof CLOSE, share: number) => ({ ...sizes, text: sizes.text * share });

/**
 * Computes how the parts of a header fit, so that style sheets alone can choose between menus and toggle.
 * @param theme theme.json, which may be incomplete.
 */
export function headerFit(texts: HeaderTexts, theme?: unknown): HeaderFit {
  const { brand, header, labels, language, languages = [], ends = 0 } = texts;
  const { text, fonts, hasName, hasRows, logo, page }: HeaderFrame = frameOf(theme, brand.logo);
  const end = ends > 0 ? ends * END + END_GAP : 0;
  const widest = page - GUTTERS;
  const others = languages.filter(({ tag }) => tag !== language).map((one) => one.name);
  const share = fonts && !fonts.file ? shareOfBounds(fonts.stack) : 1;
  const labelWidth = (label: string) => textWidth(label, share);
  const written = twoLineWidth(
    brandParts(brand)
      .map(({ text: part }) => part)
      .join(''),
  );
  const name = hasName ? written : 0;
  const nameSize = NAME_SIZE * text;
  const beside = logo.width + (hasName ? LOGO_GAP + name * nameSize : 0) + BAR_GAP + end;
  const menu = (sizes: typeof CLOSE) =>
    (hasRows ? end : beside) + menuWidth(header, withText(sizes, text), labelWidth, others);
  const menuFrom = (sizes: typeof CLOSE, least: number) => {
    const window = windowFor(menu(sizes), widest);
    return window && Math.max(least, window);
  };
  const toggleLabel = labelWidth(labels.menu) * TOGGLE_TEXT * text;
  const box = SMALLEST_BRAND - 16 * (logo.onPhone + end);
  return {
    name,
    smallestName: Math.min(nameSize * 16, hasName ? box / name : Number.POSITIVE_INFINITY),
    excess: Math.max(0, menu(CLOSE) - widest),
    menuFrom: menuFrom(CLOSE, LEAST_MENU),
    airFrom: menuFrom(AIRY, LEAST_AIR),
    toggleLabelFrom: windowFor(beside + toggleLabel + TOGGLE_FRAME, widest),
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
  theme?: unknown,
): Omit<HeaderFit, 'smallestName' | 'excess'> {
  const fits = all.map((texts) => headerFit(texts, theme));
  return {
    name: Math.max(...fits.map(({ name }) => name)),
    menuFrom: widest(fits.map(({ menuFrom }) => menuFrom)),
    airFrom: widest(fits.map(({ airFrom }) => airFrom)),
    toggleLabelFrom: widest(fits.map(({ toggleLabelFrom }) => toggleLabelFrom)),
  };
}
