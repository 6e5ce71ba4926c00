import { type AST, RegExpParser } from '@eslint-community/regexpp';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Reads a pattern of a schema, which browsers compile with the flag `u`. Throws a SyntaxError. */
export const parsePattern = (pattern: string, unicode = true): AST.Pattern =>
  parser.parsePattern(pattern, 0, pattern.length, { unicode });
