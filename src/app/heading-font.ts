import file from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/** As the style sheet names it. Its stand-in, in fonts.css, has the same measures. */
const FAMILY = 'Bricolage Grotesque Variable';

const SOURCE = `url("${file}") format("woff2")`;

const WEIGHTS = '200 800';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Everything that may move. Headings are not alone in being set in it: figures are, and what stands beside them. */
const IN_SIGHT = 'body *:not(dialog *)';

let face: FontFace | undefined;

/** Where everything stands, and how high it is. */
function places(): string {
  return Array.from(document.querySelectorAll(IN_SIGHT), (element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return `${Math.round(left)} ${Math.round(top)} ${Math.round(height)}`;
  }).join();
}

/**
 * Brings the font of the headings after everything else. Named in the style sheet, its 41 KB would be fetched before
 * the page's first paint: measured, a quarter of a second on a slow phone, whatever its `font-display`. It is shown at
 * once if no line moves for it, or else from the next page on. Where it cannot be had, its stand-in stays.
 */
export async function bringHeadingFont(): Promise<void> {
  try {
    face = await new FontFace(FAMILY, SOURCE, { weight: WEIGHTS, unicodeRange: LATIN }).load();
  } catch {
    return;
  }
  const before = places();
  document.fonts.add(face);
  if (places() !== before) document.fonts.delete(face);
}

/** Shows the font on a page that is only being painted. */
export function showHeadingFont(): void {
  if (face) document.fonts.add(face);
}

/** The font as a rule of a style sheet, for frames that run no script. */
export function headingFontRule(): string {
  return `@font-face { font-family: "${FAMILY}"; src: ${SOURCE}; font-weight: ${WEIGHTS}; unicode-range: ${LATIN}; }`;
}
