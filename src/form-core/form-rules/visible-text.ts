/**
 * The pattern of a character that people see: no control character, space or character without width. A text without
 * one counts as empty, in the form as in the table.
 */
const VISIBLE_CHARACTER =
  '[^\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u3000\\ufeff]';

const VISIBLE = new RegExp(VISIBLE_CHARACTER, 'u');

/** Whether people see anything of a text. */
export const hasVisibleCharacter = (text: string): boolean => VISIBLE.test(text);
