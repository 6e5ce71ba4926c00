import { codePointName } from './characters.ts';

/** A syntax error at the characters to change. */
export interface SyntaxDiagnostic {
  offset: number;
  length: number;
  message: string;
  hint?: string;
  /** Whether the parser can read the rest of the file. */
  isRecoverable?: true;
  /** Characters to replace, by the only ones that can be meant. */
  edit?: { offset: number; length: number; text: string };
}

const COMMENT = 'Comments are not allowed in JSON.';
const DELETE_COMMENT = 'Delete it. Descriptions for editors belong in the schema.';

const MESSAGES: Record<string, [message: string, hint: string]> = {
  InvalidSymbol: [
    'This is not a JSON value.',
    'Write texts in double quotes; write true, false and numbers without quotes.',
  ],
  InvalidNumberFormat: [
    'This is not a number.',
    'Write it like 12 or 1.5. Write anything else as a text in double quotes.',
  ],
  PropertyNameExpected: [
    'A property name in double quotes is missing here.',
    'For example "title": "About".',
  ],
  ValueExpected: [
    'A value is missing here.',
    'Write a text in double quotes, a number, true, false, [ … ] or { … }.',
  ],
  ColonExpected: ['A colon is missing here.', 'Write a property as "name": value.'],
  CommaExpected: ['A comma is missing before this.', 'Put a comma after the value before it.'],
  CloseBraceExpected: ['A } is missing.', 'Close every { with a }.'],
  CloseBracketExpected: ['A ] is missing.', 'Close every [ with a ].'],
  EndOfFileExpected: ['The file should end here.', 'A file contains one { … }. Look for an extra } above.'],
  UnexpectedEndOfComment: [COMMENT, DELETE_COMMENT],
  UnexpectedEndOfString: [
    'This text is not closed.',
    'Add a double quote at its end. A text cannot contain a line break.',
  ],
  UnexpectedEndOfNumber: ['This number is not complete.', 'Write it like 12 or 1.5.'],
  InvalidUnicode: ['This \\u sequence is not complete.', 'Write the character itself instead.'],
  InvalidEscapeCharacter: [
    'This backslash does not start an escape sequence.',
    'Write \\\\ for a backslash and \\" for a quote.',
  ],
};

interface Slip {
  /** Matches at the offset of the error. */
  pattern: RegExp;
  message: (found: string) => string;
  hint: (found: string) => string;
  text?: (found: string) => string | undefined;
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/y;
/** A full-width character is this much above its ASCII character. */
const FULL_WIDTH_OFFSET = 0xfee0;
const toAscii = (found: string) => String.fromCharCode(found.charCodeAt(0) - FULL_WIDTH_OFFSET);
const PYTHON: Record<string, string> = { True: 'true', False: 'false', None: 'null' };

/** Characters that people type, or that other programs insert, instead of JSON. The first match explains the error. */
const SLIPS: readonly Slip[] = [
  {
    pattern: /[“”„‟«»]/y,
    message: (found) => `${found} is a curly quote; JSON texts are in straight double quotes.`,
    hint: () => 'Type " before and after the text. Curly quotes inside the text may stay.',
  },
  {
    pattern: /['‘’‚`´]/y,
    message: (found) => `${found} is a single quote; JSON texts are in double quotes.`,
    hint: () => 'Type " before and after the text. Apostrophes inside the text may stay.',
  },
  {
    pattern: FULL_WIDTH,
    message: (found) => `${found} is a full-width character, which JSON does not know.`,
    hint: (found) => `Type ${toAscii(found)} instead.`,
    text: toAscii,
  },
  {
    pattern: /[\u00A0\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]/y,
    message: (found) =>
      `There is an invisible character here: U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`,
    hint: () => 'Delete it, and type an ordinary space if one is needed.',
    text: () => ' ',
  },
  {
    pattern: /#[^\n]*|<!--[^\n]*/y,
    message: () => COMMENT,
    hint: () => DELETE_COMMENT,
  },
  {
    pattern: /;/y,
    message: () => 'A semicolon is not allowed in JSON.',
    hint: () => 'Type a comma between two values, and nothing after the last one.',
  },
  {
    pattern: /=>?/y,
    message: () => 'A property is written with a colon in JSON.',
    hint: () => 'Write "name": value.',
    text: () => ':',
  },
  {
    pattern: /(?:True|False|None|undefined|NaN)\b/y,
    message: (found) => `${found} is not a JSON value.`,
    hint: (found) => (PYTHON[found] ? `Write ${PYTHON[found]}.` : 'Delete the property, or write a value.'),
    text: (found) => PYTHON[found],
  },
  {
    pattern: /[A-Za-z_$][\w$-]*(?=\s*:)/y,
    message: (found) => `${found} is not in double quotes.`,
    hint: (found) => `Write "${found}".`,
    text: (found) => `"${found}"`,
  },
];

const editOf = (offset: number, length: number, text: string | undefined) =>
  text === undefined ? {} : { edit: { offset, length, text } };

function explainSlip(text: string, offset: number): SyntaxDiagnostic | undefined {
  for (const { pattern, message, hint, text: right } of SLIPS) {
    pattern.lastIndex = offset;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    return {
      offset,
      length: found.length,
      message: message(found),
      hint: hint(found),
      ...editOf(offset, found.length, right?.(found)),
    };
  }
  return undefined;
}

/** A property in the next line. In the same line, the text before it may contain a quote. */
const NEXT_PROPERTY = /\s*\n\s*"(?:[^"\\\n]|\\.)*"\s*:/y;

/** The control characters of a text, which JSON has only as escape sequences. */
const CONTROL = /(?!\n)[\p{Cc}]/gu;

/** A tab is meant; other control characters come from a PDF or a terminal. */
function explainControl(text: string, offset: number, length: number): SyntaxDiagnostic {
  const string = text.slice(offset, offset + length);
  const first = string.search(CONTROL);
  const found = string[first] ?? '';
  const isTab = found === '\t';
  const right = string.replace(CONTROL, (one) => (one === '\t' ? '\\t' : ''));
  return {
    offset: offset + Math.max(0, first),
    length: 1,
    message: isTab ? 'A tab is not allowed in a text.' : `${codePointName(found)} is not allowed in a text.`,
    hint: isTab
      ? 'Write it as \\t, or as a space.'
      : 'Delete it. A text that was copied from a PDF or a terminal may have it.',
    ...editOf(offset, length, right),
  };
}

/** Explains an error of the parser. */
export function explainSyntax(text: string, code: string, offset: number, length: number): SyntaxDiagnostic {
  if (text.trim() === '') {
    return { offset: 0, length: 1, message: 'The file is empty.', hint: 'A file contains one { … }.' };
  }
  if (code === 'InvalidCommentToken') {
    return { offset, length, message: COMMENT, hint: DELETE_COMMENT, isRecoverable: true };
  }
  if (code === 'InvalidCharacter') return explainControl(text, offset, length);
  const closing = text[offset] === '}' || text[offset] === ']';
  if (closing && (code === 'PropertyNameExpected' || code === 'ValueExpected')) {
    const comma = text.slice(0, offset).trimEnd().length - 1;
    if (text[comma] === ',') {
      const message = `A comma before the closing ${text[offset]} is not allowed in JSON.`;
      return {
        offset: comma,
        length: 1,
        message,
        hint: 'Delete the comma.',
        isRecoverable: true,
        ...editOf(comma, 1, ''),
      };
    }
  }
  if (text[offset] === ',' && text.slice(0, offset).trimEnd().endsWith(',')) {
    const [message, hint] = ['There is one comma too many here.', 'Delete it.'];
    return { offset, length: 1, message, hint, ...editOf(offset, 1, '') };
  }
  const slip = explainSlip(text, offset);
  if (slip) return slip;
  const [message, hint] = MESSAGES[code] ?? ['This is not JSON.', ''];
  const end = text.slice(0, offset).trimEnd().length;
  NEXT_PROPERTY.lastIndex = end;
  const isMissing = code === 'CommaExpected' && NEXT_PROPERTY.test(text);
  const at = Math.min(offset, text.length - 1);
  return {
    offset: at,
    length: Math.max(1, Math.min(length, text.length - at)),
    message,
    hint,
    ...editOf(end, 0, isMissing ? ',' : undefined),
  };
}
