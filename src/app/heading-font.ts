import file from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/** As the style sheet names it. Its stand-in, in fonts.css, has the same measures. */
const FAMILY = 'Bricolage Grotesque Variable';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * Brings the font of the headings after everything else, and shows it when it is there. Named in the style sheet, its
 * 41 KB would be fetched before the page's first paint: measured, a quarter of a second on a slow phone.
 */
export async function loadHeadingFont(): Promise<void> {
  const face = new FontFace(FAMILY, `url("${file}") format("woff2")`, {
    weight: '200 800',
    unicodeRange: LATIN,
  });
  document.fonts.add(await face.load());
}
