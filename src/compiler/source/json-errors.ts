/** A mistake in the form of a file, in plain words, at the characters to change. */
export interface SyntaxDiagnostic {
  kind: 'comment' | 'comma' | 'break';
  offset: number;
  length: number;
  message: string;
  hint?: string;
}

/** True for mistakes after which the rest of the file can still be understood. */
export function isForgivable(mistake: SyntaxDiagnostic): boolean {
  return mistake.kind !== 'break';
}

const MESSAGES: Record<string, [message: string, hint: string]> = {
  InvalidSymbol: [
    'This is not a JSON value.',
    'Texts stand in double quotes; true, false and numbers without.',
  ],
  InvalidNumberFormat: [
    'This is not a number.',
    'Write it like 12 or 1.5; anything else is a text in double quotes.',
  ],
  PropertyNameExpected: [
    'A property name in double quotes should stand here.',
    'For example "title": "About".',
  ],
  ValueExpected: [
    'A value should stand here.',
    'A text in double quotes, a number, true, false, [ … ] or { … }.',
  ],
  ColonExpected: ['A colon is missing here.', 'A property is written "name": value.'],
  CommaExpected: ['A comma is missing before this.', 'Put a comma after the value before it.'],
  CloseBraceExpected: ['A } is missing.', 'Every { needs its }.'],
  CloseBracketExpected: ['A ] is missing.', 'Every [ needs its ].'],
  EndOfFileExpected: ['The file should end here.', 'A file holds one { … }. Check for a } too many above.'],
  UnexpectedEndOfComment: ['Comments are not allowed in JSON.', 'Delete it.'],
  UnexpectedEndOfString: [
    'This text is not closed.',
    'Put a double quote at its end. A text stands on one line.',
  ],
  UnexpectedEndOfNumber: ['This number is not complete.', 'Write it like 12 or 1.5.'],
  InvalidUnicode: ['This \\u sequence is not complete.', 'Write the character itself instead.'],
  InvalidEscapeCharacter: [
    'A backslash here means nothing.',
    'Write \\\\ for a backslash and \\" for a quote.',
  ],
  InvalidCharacter: [
    'A character that cannot stand in a text.',
    'A tab is written \\t and a line break \\n.',
  ],
};

/** Puts one finding of the parser into words. */
export function explainSyntax(text: string, code: string, offset: number, length: number): SyntaxDiagnostic {
  if (text.trim() === '') {
    return {
      kind: 'break',
      offset: 0,
      length: 1,
      message: 'The file is empty.',
      hint: 'A file holds one { … }.',
    };
  }
  if (code === 'InvalidCommentToken') {
    const hint = 'Delete it; what editors need to know stands in the schema.';
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
    kind: 'break',
    offset: at,
    length: Math.max(1, Math.min(length, text.length - at)),
    message,
    hint,
  };
}
