/**
 * Characters without a shape: soft hyphens, zero-width spaces, embedded directions, private use. The joiners and the
 * two marks of the writing direction stay: emoji, Hindi, Persian and Hebrew are written with them.
 */
const INVISIBLE = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFFC\uE000-\uF8FF]/gu;

/** Removes invisible characters and needless spaces. Line breaks stay. */
export function cleanLines(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Removes invisible characters and needless spaces of one line. */
export const cleanPastedText = (text: string): string => cleanLines(text).replace(/\s+/g, ' ');

/** Splits plain text into clean paragraphs. A single line break continues the paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[\t ]*\r?\n|\u2029/)
    .map(cleanPastedText)
    .filter(Boolean);
}
