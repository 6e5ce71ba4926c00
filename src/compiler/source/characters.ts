import { WINDOWS_1252 } from './encoding.ts';

/**
 * The characters that JSON can write, and that HTML, XML or PostgreSQL cannot store: control characters, noncharacters
 * such as U+FFFF, and halves of surrogate pairs, such as half of an emoji.
 */
export const FORBIDDEN = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\p{Noncharacter_Code_Point}\p{Cs}]/gu;

/** The control characters U+0080 to U+009F. As bytes, they are letters and quotation marks of Windows-1252. */
const C1 = '[\\u0080-\\u009f]';
const OVERRIDE = '[\\u202d\\u202e]';
/** The characters that embed or isolate a writing direction, and those that end it. */
const DIRECTION = '[\\u202a-\\u202c\\u2066-\\u2069]';

const HIDDEN = new RegExp(`${C1}|${OVERRIDE}|${DIRECTION}`, 'gu');
const HIDDEN_IN_RIGHT_TO_LEFT = new RegExp(`${C1}|${OVERRIDE}`, 'gu');
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Finds invisible characters that change how a text reads. A text with Arabic or Hebrew letters may mark its
 * directions.
 */
export const hiddenCharacters = (text: string): RegExpExecArray[] => [
  ...text.matchAll(RIGHT_TO_LEFT.test(text) ? HIDDEN_IN_RIGHT_TO_LEFT : HIDDEN),
];

/** The character that was probably meant by a control character: U+0092 is ’ in Windows-1252. Empty if none was. */
export function meantCharacter(hidden: string): string {
  const meant = WINDOWS_1252[hidden.charCodeAt(0) - 0x80] ?? '';
  return meant === hidden ? '' : meant;
}

/** `U+202E` */
export const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The characters that a terminal obeys, that reorder a line or that end it. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\p{Cs}\u2028\u2029]/gu;

/** Writes names and values of files for a terminal: no character clears, reorders or forges a line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (code > 0xffff) return `\\u{${hex}}`;
    return code > 0xff ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`;
  });
}

/** Formats JSON for a terminal and other programs: they read the same value. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u2028\u2029]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
      ).join(''),
  );

/** The source of a pattern that matches exactly this text. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
