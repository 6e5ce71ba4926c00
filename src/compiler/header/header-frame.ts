import { valueIn } from '@json-site/values/objects';
import { barHeight, LOGO_SHARE } from '../theme/look.ts';
import { pageWidthOf } from '../theme/page-width.ts';
import { BODY_PX } from '../theme/sizes.ts';

/** What a theme decides of the header's widths. Lengths are in rem. */
export interface HeaderFrame {
  /** The font of labels. A file may be wider than the fonts of the stack. */
  fonts: { stack: string; file?: unknown } | undefined;
  /** The size of texts, divided by the usual one. */
  text: number;
  hasName: boolean;
  /** Whether the menus are in a row below the name. */
  hasRows: boolean;
  logo: { width: number; height: number; onPhone: number };
  /** The largest width of the page, gutters included. */
  page: number;
  /** The bar, or its first row. */
  bar: number;
}

/** The usual logo: a square of this size in px. */
const LOGO = 36;
const PHONE = 320;

const numberOf = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** How large a logo is in the header, in px. */
function shownLogo(
  theme: unknown,
  { width, height }: { width: number; height: number } = { width: 1, height: 1 },
): { width: number; height: number } {
  const shown = valueIn(theme, 'header', 'logoHeight');
  if (typeof shown !== 'number' || !(height > 0)) return { width: LOGO, height: LOGO };
  return { width: Math.round((width / height) * shown), height: shown };
}

/**
 * Returns what a theme decides of the header.
 * @param theme theme.json, which may be incomplete.
 * @param logo The shape of the logo.
 */
export function frameOf(theme: unknown, logo?: { width: number; height: number }): HeaderFrame {
  const { width, height } = shownLogo(theme, logo);
  const hasName = valueIn(theme, 'header', 'name') !== 'hidden';
  const layout = valueIn(theme, 'header', 'layout') ?? 'beside';
  const stack = valueIn(theme, 'fonts', 'body', 'stack');
  const file = valueIn(theme, 'fonts', 'body', 'file');
  const isOwnSize = valueIn(theme, 'header', 'logoHeight') !== undefined;
  const mostOnPhone = isOwnSize ? (PHONE * LOGO_SHARE) / 100 : LOGO;
  return {
    fonts: stack === undefined ? undefined : { stack: String(stack), file },
    text: numberOf(valueIn(theme, 'sizes', 'text'), BODY_PX) / BODY_PX,
    hasName,
    hasRows: layout !== 'beside',
    logo: { width: width / 16, height: height / 16, onPhone: Math.min(width, mostOnPhone) / 16 },
    page: pageWidthOf(theme),
    bar: barHeight(isOwnSize ? height : 0) / 16,
  };
}
