/**
 * Upper bounds of the widths of characters in em. Visitors have different fonts: these are the widest bold advances of
 * Arial, Segoe UI, Roboto, Noto Sans, Inter, Verdana and DejaVu
 * (docs/decisions/049-when-the-header-shows-its-menus.md). The first row that matches counts.
 */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[\s'.,:;/·‘’ijlı]/u, 0.4],
  [/[-!()[\]ft]/u, 0.5],
  [/["*_|\\IJrІЈгіј]/u, 0.55],
  [/[csz]/u, 0.6],
  [/[aevxy]/u, 0.68],
  [/[mwæœ&жмфшщыюђљњωψϕ]/u, 1.15],
  [/[дцъπσφħ]/u, 0.85],
  [/[\p{Ll}\d“”]/u, 0.72],
  [/[MWÆŒ@%…—]/u, 1.15],
  [/[ЖМФШЩЫЮЉЊ]/u, 1.35],
  [/[EFLPSTYZ]/u, 0.76],
  [/[ACVX]/u, 0.8],
  [/\p{Lu}/u, 0.95],
];

/**
 * Pictographs, and everything else: Chinese, Japanese and Korean characters are 1 em wide in every font. A browser that
 * places letters at whole pixels makes it 13 px of 12.5.
 */
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{RI}/u;
const PICTOGRAPH_WIDTH = 1.4;
const OTHERS = 1.04;

function characterWidth(character: string, share: number): number {
  if (PICTOGRAPH.test(character)) return PICTOGRAPH_WIDTH;
  const bound = WIDTHS.find(([pattern]) => pattern.test(character))?.[1];
  return bound === undefined ? OTHERS : share * bound;
}

/** Decomposed, so that an accent has no width and its letter is found. A Korean syllable stays one character. */
function charactersOf(text: string): string[] {
  return [...text.normalize('NFC')].flatMap((character) =>
    /\p{sc=Hangul}/u.test(character) ? character : [...character.normalize('NFD')],
  );
}

/**
 * Returns a width in em that a text on one line does not exceed, whatever font the visitor has.
 * @param share The share of the bounds that letters of the visitor's possible fonts take: see `shareOfBounds`.
 */
export function textWidth(text: string, share = 1): number {
  return charactersOf(text).reduce((sum, character) => sum + characterWidth(character, share), 0);
}

const IDEOGRAPH = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]';
/** Where a browser may begin a line: at spaces that may break, and beside ideographs. */
const BREAK = new RegExp(`(?<=[ \\t\\n])|(?<=${IDEOGRAPH})|(?=${IDEOGRAPH})`, 'u');

/** Returns the width in em of the narrowest box in which a text takes at most two lines. */
export function twoLineWidth(text: string): number {
  const words = text.split(BREAK);
  const widthOf = (line: string[]) => textWidth(line.join('').trim());
  const widths = words.map((_, index) =>
    Math.max(widthOf(words.slice(0, index)), widthOf(words.slice(index))),
  );
  return Math.min(...widths);
}

/** Families that are narrower than the bounds, and names that mean one of them. */
const NARROW =
  /^(?:-apple-system|BlinkMacSystemFont|system-ui|sans-serif|Arial|Helvetica|Helvetica Neue|Inter|Liberation Sans|Noto Sans|Open Sans|Roboto|Segoe UI)$/;
/** No label in these families exceeds 0.877 of its bound. */
const NARROW_SHARE = 0.88;

/** Returns the share of the bounds that letters of these fonts take. `stack` is a list of families as in CSS. */
export function shareOfBounds(stack: string): number {
  const families = stack.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));
  const [first = ''] = families;
  // A list of generic names alone may mean any font.
  const isNarrow =
    families.every((family) => NARROW.test(family)) && !/^(?:sans-serif|system-ui)$/.test(first);
  return isNarrow ? NARROW_SHARE : 1;
}
