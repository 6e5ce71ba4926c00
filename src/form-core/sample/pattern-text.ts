import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from '@json-site/compiler/load-schemas';
import { hasVisibleCharacter } from '../form-rules/visible-text.ts';
import { pick, type Random } from './random.ts';

const PRINTABLE = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-+/@#&%!?()é';

/** Characters that the class contains: the common ones, or else the first one. */
function charactersOf(raw: string): readonly string[] {
  const matches = new RegExp(`^${raw}$`, 'u');
  const common = [...PRINTABLE].filter((character) => matches.test(character));
  if (common.length > 0) return common;
  for (let code = 0x20; code <= 0xffff; code++) {
    const character = String.fromCodePoint(code);
    // Half of a pair is no character.
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    if (!isHalf && matches.test(character)) return [character];
  }
  return [];
}

const classes = new Map<string, readonly string[]>();

function fromClass(raw: string, random: Random): string {
  const characters = classes.get(raw) ?? charactersOf(raw);
  classes.set(raw, characters);
  return pick(characters, random) ?? '';
}

/** How often a part is repeated: a few times or, where a text needs them, as often as it has characters. */
function timesOf({ min, max }: AST.Quantifier, random: Random, length: number): number {
  if (length > 0 && random() < 0.5) return Math.min(max, Math.max(min, length));
  return min + Math.floor(random() * (Math.min(max, min + 3) - min + 1));
}

function fromElement(node: AST.Element, random: Random, length: number): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return fromClass(node.raw, random);
    case 'Quantifier': {
      const times = timesOf(node, random, length);
      const inner = times < length ? length : 0;
      return Array.from({ length: times }, () => fromElement(node.element, random, inner)).join('');
    }
    case 'CapturingGroup':
    case 'Group':
      return fromAlternatives(node.alternatives, random, length);
    default:
      return '';
  }
}

function fromAlternatives(alternatives: readonly AST.Alternative[], random: Random, length = 0): string {
  const { elements = [] } = pick(alternatives, random) ?? {};
  return elements.map((element) => fromElement(element, random, length)).join('');
}

const TRIES = 60;

/** Whether a form sends the text as it is: it trims texts, and an empty one is no answer. */
const isSent = (text: string) => text === text.trim() && hasVisibleCharacter(text);

/**
 * What a text may need besides its pattern: so many characters, and to be like another one before or after the match.
 */
export interface Wanted {
  length: number;
  like?: string | undefined;
}

/**
 * Returns a text that matches the pattern and that `accepts` accepts; undefined if none was found. Parts of the pattern
 * that look ahead are tried, not solved. `wanted` is tried where a short text with letters around it is not accepted.
 */
export function textOfPattern(
  pattern: string,
  accepts: (text: string) => boolean,
  random: Random,
  wanted?: () => Wanted,
): string | undefined {
  const parsed = parsePattern(pattern);
  const matches = new RegExp(pattern, 'u');
  const isFound = (text: string) => isSent(text) && matches.test(text) && accepts(text);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = fromAlternatives(parsed.alternatives, random);
    // A pattern without "^" or "$" allows more text around the match.
    const padding = attempt % 3 === 0 ? '' : 'x'.repeat(Math.floor(random() * 12));
    const found = [text, text + padding, padding + text].find(isFound);
    if (found !== undefined) return found;
  }
  for (let attempt = 0; wanted && attempt < TRIES; attempt++) {
    const { length, like = '' } = wanted();
    const text = fromAlternatives(parsed.alternatives, random, length);
    const parts = Array.from({ length: like.length + 1 }, (_, at) => [
      text + like.slice(at),
      like.slice(0, at) + text,
    ]);
    const found = parts.flat().find(isFound);
    if (found !== undefined) return found;
  }
  // The shortest text of the first alternatives, which chance hardly finds.
  return [fromAlternatives(parsed.alternatives, () => 0)].find(isFound);
}
