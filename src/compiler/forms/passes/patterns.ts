import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { Pass } from './pass.ts';
import { mapSchemas } from './schema-tree.ts';

const parser = new RegExpParser({ ecmaVersion: 2025 });

const parse = (pattern: string, unicode: boolean) =>
  parser.parsePattern(pattern, 0, pattern.length, { unicode });

function isValid(pattern: string, unicode: boolean): boolean {
  try {
    return Boolean(parse(pattern, unicode));
  } catch {
    return false;
  }
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A pattern of these texts. */
export const anyOfTexts = (texts: readonly string[]) => `(?:${texts.map(literal).join('|')})`;

export const isTexts = (values: readonly unknown[]): values is string[] =>
  values.length > 0 && values.every((value) => typeof value === 'string');

/** Characters that mean something in a pattern with the flag `u`, and may be escaped there. */
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;

/** A character as it is written with the flag `u`. */
function written({ raw, value, parent }: AST.Character): string {
  const text = String.fromCodePoint(value);
  if (raw.length > 1 && raw !== `\\${text}`) return raw;
  if (parent.type === 'CharacterClass' || parent.type === 'CharacterClassRange')
    return /[\\\]^-]/.test(text) && raw.length > 1 ? `\\${text}` : text;
  return SYNTAX.test(text) ? `\\${text}` : text;
}

/** Writes a pattern that is valid only without the flag `u` so that it is valid with it. It matches the same texts. */
export function withUnicodeFlag(pattern: string): string {
  if (isValid(pattern, true) || !isValid(pattern, false)) return pattern;
  let result = '';
  let end = 0;
  visitRegExpAST(parse(pattern, false), {
    onCharacterEnter: (node) => {
      result += pattern.slice(end, node.start) + written(node);
      end = node.end;
    },
  });
  result += pattern.slice(end);
  return isValid(result, true) ? result : pattern;
}

/** Patterns as browsers compile them: with the flag `u`. */
export const normalisePatterns: Pass = (schema) =>
  mapSchemas(schema, (one) => {
    const { pattern } = one;
    return typeof pattern === 'string' ? { ...one, pattern: withUnicodeFlag(pattern) } : one;
  });
