import type { AST } from '@eslint-community/regexpp';
import { hasVisibleCharacter } from '../../form-rules/visible-text.ts';
import { parsePattern } from '../../schema/patterns/parse-pattern.ts';
import { pick, type Random } from './random.ts';

const PRINTABLE = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-+/@#&%!?()é';

/** A character that the class contains. Tries common characters first. */
function fromClass(raw: string, random: Random): string {
  const matches = new RegExp(`^${raw}$`, 'u');
  const common = [...PRINTABLE].filter((character) => matches.test(character));
  if (common.length > 0) return pick(common, random) ?? '';
  for (let code = 0x20; code < 0x3000; code++) {
    const character = String.fromCodePoint(code);
    if (matches.test(character)) return character;
  }
  return '';
}

function fromElement(node: AST.Element, random: Random): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return fromClass(node.raw, random);
    case 'Quantifier': {
      const most = Math.min(node.max, node.min + 3);
      const times = node.min + Math.floor(random() * (most - node.min + 1));
      return Array.from({ length: times }, () => fromElement(node.element, random)).join('');
    }
    case 'CapturingGroup':
    case 'Group':
      return fromAlternatives(node.alternatives, random);
    default:
      return '';
  }
}

function fromAlternatives(alternatives: readonly AST.Alternative[], random: Random): string {
  return (pick(alternatives, random)?.elements ?? []).map((element) => fromElement(element, random)).join('');
}

const TRIES = 60;

/** Whether a form sends the text as it is: it trims texts, and an empty one is no answer. */
const isSent = (text: string) => text === text.trim() && hasVisibleCharacter(text);

/**
 * Returns a text that matches the pattern and that `accepts` accepts; undefined if none was found. Parts of the pattern
 * that look ahead are tried, not solved.
 */
export function textOfPattern(
  pattern: string,
  accepts: (text: string) => boolean,
  random: Random,
): string | undefined {
  const parsed = parsePattern(pattern);
  const matches = new RegExp(pattern, 'u');
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = fromAlternatives(parsed.alternatives, random);
    // A pattern without "^" or "$" allows more text around the match.
    const padding = attempt % 3 === 0 ? '' : 'x'.repeat(Math.floor(random() * 12));
    for (const candidate of [text, text + padding, padding + text]) {
      if (isSent(candidate) && matches.test(candidate) && accepts(candidate)) return candidate;
    }
  }
  return undefined;
}
