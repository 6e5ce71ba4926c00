import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { Pass } from './pass.ts';
import { type Json, mapSchemas } from './schema-tree.ts';

const parser = new RegExpParser({ ecmaVersion: 2025 });

const parse = (pattern: string, unicode: boolean) =>
  parser.parsePattern(pattern, 0, pattern.length, { unicode });

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
  try {
    parse(pattern, true);
    return pattern;
  } catch {
    // Below.
  }
  try {
    const changes: [start: number, end: number, text: string][] = [];
    visitRegExpAST(parse(pattern, false), {
      onCharacterEnter: (node) => changes.push([node.start, node.end, written(node)]),
    });
    const result = changes
      .sort(([one], [other]) => other - one)
      .reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), pattern);
    parse(result, true);
    return result;
  } catch {
    return pattern;
  }
}

/** Patterns as browsers compile them: with the flag `u`. */
export const normalisePatterns: Pass = (schema, { origins }) =>
  mapSchemas(
    schema,
    (one) =>
      typeof one['pattern'] === 'string' ? { ...one, pattern: withUnicodeFlag(one['pattern']) } : one,
    origins,
  ) as Json;
