import type { SchemeColours } from '@json-site/model/content-types';

/** The names of a scheme's colours, as theme.json writes them. `--color-accent-soft` is `accentSoft`. */
export type ColourName = keyof SchemeColours;

export type Scheme = 'light' | 'dark';

/** A colour of the band, as theme.json names it, and the scheme whose texts are on it. */
export interface Band {
  name: 'band' | 'bandInDark';
  scheme: Scheme;
}

/** Colours that theme.json may omit, and the colour that replaces each. */
export const REPLACEMENTS: Partial<Record<ColourName, ColourName>> = { success: 'accent', fill: 'accent' };

/** The overlay for hovered elements: the text colour with this opacity. */
export const VEIL_OPACITY = { light: 0.06, dark: 0.09 };

/** Colours of texts and links. */
const TEXTS = ['text', 'muted', 'accent', 'signal', 'success'] as const;

/** Backgrounds of pages, sections, cards, menus, messages and hovered elements. Any text may be on any of them. */
const GROUNDS = ['paper', 'tinted', 'raised', 'accentSoft', 'signalSoft'] as const;

/** Borders of fields and buttons, focus rings, ticked boxes, and icons without a text. */
const PARTS = ['control', 'focus', 'accent', 'signal', 'success', 'fill'] as const;

/** Texts of filled, hovered and disabled buttons. WCAG exempts disabled ones; visitors should be able to read them. */
const BUTTONS = [
  ['onFill', 'fill'],
  ['onFill', 'fillHover'],
  ['text', 'disabled'],
  ['muted', 'disabled'],
] as const;

/** Lines that separate: nothing is lost without them. */
const DECORATION = ['line'] as const;

/** Contrast that WCAG 2.2 AA requires of text (1.4.3) and of user interface components (1.4.11). */
const TEXT = 4.5;
const PART = 3;

/** A background of a text: a colour of the same scheme, or a colour of the band. */
export type Ground = ColourName | Band['name'];

/** A colour on a background, and the contrast ratio that it needs. */
export interface ColourPair {
  colour: ColourName;
  ground: Ground;
  /** Whether the overlay for hovered elements covers the background. */
  isHovered: boolean;
  ratio: number;
}

function onGrounds(names: readonly ColourName[], grounds: readonly Ground[], ratio: number): ColourPair[] {
  return names.flatMap((colour) =>
    grounds.flatMap((ground) => [false, true].map((isHovered) => ({ colour, ground, isHovered, ratio }))),
  );
}

/**
 * Every pair of colours that a page of this scheme can show. `src/ui/tokens.test.ts` compares it with the style sheets.
 */
export function pairsOf(scheme: Scheme, bands: readonly Band[]): ColourPair[] {
  const grounds = [...bands.filter((band) => band.scheme === scheme).map(({ name }) => name), ...GROUNDS];
  return [
    ...onGrounds(TEXTS, grounds, TEXT),
    // A pair that needs 4.5 as text is not repeated.
    ...onGrounds(
      PARTS.filter((part) => !TEXTS.some((text) => text === part)),
      grounds,
      PART,
    ),
    ...BUTTONS.map(([colour, ground]) => ({ colour, ground, isHovered: false, ratio: TEXT })),
  ];
}

/** The uses that the pairs cover, by what a declaration sets, as names of custom properties. */
export const USES = {
  text: [...TEXTS, ...BUTTONS.map(([text]) => text)].map(tokenName),
  ground: [...GROUNDS, ...BUTTONS.map(([, ground]) => ground), 'band', 'veil', 'plate'].map(tokenName),
  part: [...TEXTS, ...PARTS, 'onFill'].map(tokenName),
  decoration: [...DECORATION].map(tokenName),
};

/** `accentSoft` → `--color-accent-soft` */
export function tokenName(name: string): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
