import { range, url } from '../../generated/fonts/headings.ts';

/** As the style sheet names it. Its stand-in, in fonts.css, has the same measures. */
const FAMILY = 'Bricolage Grotesque Variable';

const SOURCE = `url("${url}") format("woff2")`;

const WEIGHTS = '200 800';

/** The parts of a page that stand one below the other. */
const PARTS = 'body header, main > *, footer';

/** What the browser itself does not count as moved. */
const UNSEEN = 3;

/** Not what a dialog or a closed list holds: it stands nowhere, and may say otherwise when it is asked twice. */
const SHOWN = '*:not(dialog *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)';

let face: FontFace | undefined;

/** Everything that can be seen now: the parts of the page in sight, with all that stands in them. */
function inSight(): Element[] {
  const parts = Array.from(document.querySelectorAll(PARTS)).filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return parts.flatMap((part) => [part, ...part.querySelectorAll(SHOWN)]);
}

/** How far down each stands, and how high it is. Along its line a word may move a little: it is drawn anew anyway. */
function placesOf(elements: Element[]): number[] {
  return elements.flatMap((element) => {
    const { top, height } = element.getBoundingClientRect();
    return [top, height];
  });
}

/**
 * Brings the font of the headings once the page is painted. Named in the style sheet it would be fetched before:
 * measured, a quarter of a second on a slow phone, whatever its `font-display`. It is shown at once if nothing in sight
 * moves for it, or else from the next page on. Where it cannot be had, its stand-in stays.
 */
export async function bringHeadingFont(): Promise<void> {
  try {
    face = await new FontFace(FAMILY, SOURCE, { weight: WEIGHTS, unicodeRange: range }).load();
  } catch {
    return;
  }
  // The stand-in as well: the whole sheet names it anew, and without it other lines would break.
  await document.fonts.ready;
  const seen = inSight();
  const before = placesOf(seen);
  document.fonts.add(face);
  const after = placesOf(seen);
  if (after.some((place, index) => Math.abs(place - (before[index] ?? 0)) >= UNSEEN))
    document.fonts.delete(face);
}

/** Shows the font on a page that is only being painted. */
export function showHeadingFont(): void {
  if (face) document.fonts.add(face);
}

/** The font as a rule of a style sheet, for frames that run no script. */
export function headingFontRule(): string {
  return `@font-face { font-family: "${FAMILY}"; src: ${SOURCE}; font-weight: ${WEIGHTS}; unicode-range: ${range}; }`;
}
