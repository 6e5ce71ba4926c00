const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** How far the full-width form of an ASCII character is from it. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** The full stop of Chinese and Japanese, which their keyboards write for a dot. */
const FULL_STOP = /[\u3002\uff61]/g;

/**
 * Marks without a width, which Intl writes in languages from right to left, and a copied telephone number can contain.
 */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?!\d)\p{Nd}/gu;

/** The value of a digit of any script: in Unicode the ten digits of a script are in a row that begins with zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // The mathematical digits are five rows without a gap.
  return String((code - zero) % 10);
}

/**
 * Converts full-width characters to ASCII, and the digits of every script to 0 to 9: `１２`, `١٢` and `१२` are 12.
 * Removes marks of the direction.
 */
export const asciiForms = (text: string): string =>
  text
    .replace(DIRECTION_MARKS, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(FULL_STOP, '.')
    .replace(OTHER_DIGITS, digitValue);
