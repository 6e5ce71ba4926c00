import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from '@json-site/compiler/load-schemas';

/** What a pattern says about the control of a text. */
interface PatternShape {
  /** The most characters of a text that matches. Infinity if there is no limit. */
  most: number;
  /** Whether all of its characters are digits. */
  isDigits: boolean;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

const DIGITS = { most: 1, isDigits: true };
const NOTHING = { most: 0, isDigits: true };

const joined = (parts: readonly PatternShape[], combine: (...most: number[]) => number): PatternShape => ({
  most: combine(...parts.map(({ most }) => most)),
  isDigits: parts.every((one) => one.isDigits),
});

const sum = (...numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function isDigitClass({ negate, elements }: AST.CharacterClass): boolean {
  const areDigits = elements.every(
    (one) =>
      (one.type === 'Character' && isDigit(one.value)) ||
      (one.type === 'CharacterClassRange' && isDigit(one.min.value) && isDigit(one.max.value)) ||
      (one.type === 'CharacterSet' && one.kind === 'digit' && !one.negate),
  );
  return !negate && areDigits;
}

function shapeOfElement(node: AST.Element): PatternShape {
  switch (node.type) {
    case 'Character':
      return { most: 1, isDigits: isDigit(node.value) };
    case 'CharacterSet':
      return { most: 1, isDigits: node.kind === 'digit' && !node.negate };
    case 'CharacterClass':
      return isDigitClass(node) ? DIGITS : { most: 1, isDigits: false };
    case 'Quantifier': {
      const { most, isDigits } = shapeOfElement(node.element);
      return { most: most === 0 || node.max === 0 ? 0 : most * node.max, isDigits };
    }
    case 'Group':
    case 'CapturingGroup':
      return joined(node.alternatives.map(shapeOfAlternative), Math.max);
    // A look-ahead and a boundary have no characters.
    case 'Assertion':
      return NOTHING;
    default:
      return { most: Number.POSITIVE_INFINITY, isDigits: false };
  }
}

const shapeOfAlternative = ({ elements }: AST.Alternative): PatternShape =>
  joined(elements.map(shapeOfElement), sum);

/** Whether an alternative is about the whole text. */
const isWhole = ({ elements }: AST.Alternative) => {
  const [first, last] = [elements[0], elements.at(-1)];
  return (
    first?.type === 'Assertion' && first.kind === 'start' && last?.type === 'Assertion' && last.kind === 'end'
  );
};

/** Reads the length and the characters of the texts that match a pattern. Undefined if it allows any other text too. */
export function shapeOfPattern(pattern: string): PatternShape | undefined {
  const { alternatives } = parsePattern(pattern);
  if (!alternatives.every(isWhole)) return undefined;
  const shape = joined(alternatives.map(shapeOfAlternative), Math.max);
  return shape.most > 0 ? shape : undefined;
}

/** `^(?:\S+\s+){0,49}\S+$`: words with spaces between them, and what is behind the last space. */
const WORDS =
  /^\^(?:\\s\*)?\((?:\?:)?(?:\\[Sw]|\[\^\\s\])\+(?:\\[bs][+*]|\[\\s[^\]]*\][+*]|\\W[+*])\)\{0,(\d+)\}(.*)\$$/;

/** The most words of a text that matches a pattern which limits nothing else. */
export function wordsOfPattern(pattern: string): number | undefined {
  const found = WORDS.exec(pattern);
  if (!found) return undefined;
  const isOneMore = /\\[Sw]|\[\^\\s\]/.test(found[2] ?? '');
  return Number(found[1]) + (isOneMore ? 1 : 0);
}
