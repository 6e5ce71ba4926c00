/** A syntax error at the characters to change. */
export interface SyntaxDiagnostic {
  kind: 'comment' | 'comma' | 'unrecoverable';
  offset: number;
  length: number;
  message: string;
  hint?: string;
}

/** Whether the parser can read the rest of the file. */
export function isRecoverable({ kind }: SyntaxDiagnostic): boolean {
  return kind !== 'unrecoverable';
}

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
  UnexpectedEndOfComment: ['Comments are not allowed in JSON.', 'Delete it.'],
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
  InvalidCharacter: [
    'This character is not allowed in a text.',
    'Write a tab as \\t and a line break as \\n.',
  ],
};

/** Explains an error of the parser. */
export function explainSyntax(text: string, code: string, offset: number, length: number): SyntaxDiagnostic {
  if (text.trim() === '') {
    return {
      kind: 'unrecoverable',
      offset: 0,
      length: 1,
      message: 'The file is empty.',
      hint: 'A file contains one { … }.',
    };
  }
  if (code === 'InvalidCommentToken') {
    const hint = 'Delete it. Descriptions for editors belong in the schema.';
    return { kind: 'comment', offset, length, message: 'Comments are not allowed in JSON.', hint };
  }
  const closing = text[offset] === '}' || text[offset] === ']';
  if (closing && (code === 'PropertyNameExpected' || code === 'ValueExpected')) {
    const comma = text.slice(0, offset).trimEnd().length - 1;
    if (text[comma] === ',') {
      const message = `A comma before the closing ${text[offset]} is not allowed in JSON.`;
      return { kind: 'comma', offset: comma, length: 1, message, hint: 'Delete the comma.' };
    }
  }
  const [message, hint] = MESSAGES[code] ?? ['This is not JSON.', ''];
  const at = Math.min(offset, text.length - 1);
  return {
    kind: 'unrecoverable',
    offset: at,
    length: Math.max(1, Math.min(length, text.length - at)),
    message,
    hint,
  };
}
