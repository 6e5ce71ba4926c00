import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from '@json-site/compiler/load-schemas';
import { refusalOfText } from '../text-rules.ts';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { mapSchemas, without } from './schema-tree.ts';

const parseOld = (pattern: string) => parsePattern(pattern, false);

/** Whether something is true. The compilers of patterns and schemas throw what is wrong with them. */
export function succeeds(compile: () => unknown): boolean {
  try {
    return Boolean(compile());
  } catch {
    return false;
  }
}

const hasUnicodeFlag = (pattern: string) => succeeds(() => new RegExp(pattern, 'u'));

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A pattern of these texts. */
export const anyOfTexts = (texts: readonly string[]) => `(?:${texts.map(literal).join('|')})`;

export const isTexts = (values: readonly unknown[]): values is string[] =>
  values.length > 0 && values.every((value) => typeof value === 'string');

/** Characters that mean something in a pattern with the flag `u`, and may be escaped there. */
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;

/** A pattern that begins at the start of a text, wherever the pattern itself begins. */
function fromStart(pattern: string): string {
  const { alternatives } = parsePattern(pattern);
  const isAnchored = alternatives.every(
    ({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start',
  );
  return `${isAnchored ? '' : '[\\s\\S]*'}(?:${pattern})`;
}

/** A pattern of the texts that match all of some patterns, and none of others. */
export function joinedPattern(all: readonly string[], none: readonly string[] = []): string {
  const [first = '', ...others] = all;
  if (others.length + none.length === 0) return first;
  const ahead = [
    ...none.map((one) => `(?!${fromStart(one)})`),
    ...others.map((one) => `(?=${fromStart(one)})`),
  ];
  return `^${ahead.join('')}${fromStart(first)}`;
}

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
  if (hasUnicodeFlag(pattern) || !succeeds(() => parseOld(pattern))) return pattern;
  let result = '';
  let end = 0;
  visitRegExpAST(parseOld(pattern), {
    onCharacterEnter: (node) => {
      result += pattern.slice(end, node.start) + written(node);
      end = node.end;
    },
  });
  result += pattern.slice(end);
  return hasUnicodeFlag(result) ? result : pattern;
}

/** `^(\S+\s*){1,500}$`: words, of which the pattern may read each as several. */
const SPLIT_WORDS =
  /^\^(?<lead>\\s\*)?\((?:\?:)?(?<ahead>\\s\*)?(?<word>\\S|\\w|\[\^\\s\])\+(?<gap>\\s|\\W| )(?<times>[*?])\)(?:[*+]|\{[01],(?<most>\d*)\})(?<tail>\\s\*)?\$$/;

/**
 * A limit of words that a browser reads in one way only: `^(?:\S+\s+){0,499}\S+\s*$`. Not equivalent for a text without
 * words, which no field has.
 */
function withWholeWords(pattern: string): string {
  const { lead = '', ahead, word, gap, times, most, tail = '' } = SPLIT_WORDS.exec(pattern)?.groups ?? {};
  const isDisjoint = gap !== '\\W' || word === '\\w';
  if (!word || !isDisjoint || (ahead && `${gap}${times}` !== '\\s*')) return pattern;
  const before = ahead ?? lead;
  const after = `${gap}${times}` === '\\s*' ? '' : tail;
  const count = most ? `{0,${Number(most) - 1}}` : '*';
  if (count === '{0,-1}') return pattern;
  return `^${before}(?:${word}+${gap}${times === '*' ? '+' : ''})${count}${word}+${gap}${times}${after}$`;
}

/**
 * Patterns as browsers compile them: with the flag `u`. Reports the others, before a pass joins them with something.
 */
export const normalisePatterns: Pass = (schema, { report }) =>
  mapSchemas(schema, (one) => {
    if (typeof one['pattern'] !== 'string') return one;
    const pattern = withWholeWords(withUnicodeFlag(one['pattern']));
    if (hasUnicodeFlag(pattern)) return { ...one, pattern };
    const refusal = refusalOfText('pattern', pattern, 0);
    if (refusal) report(origins.at(one, 'pattern'), refusal);
    return without(one, 'pattern');
  });
