import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './parse-pattern.ts';

/** More ways through a pattern that repeats at most one part are not counted as few. */
const FEW_WAYS = 1000;

const ONE_CHARACTER: readonly string[] = ['Character', 'CharacterClass', 'CharacterSet'];

/** `^(?:\S+\s+){0,499}\S+$`: a limit of words, which are read in one way. */
const WORDS =
  /^\^(?:\\s\*)?\((?:\?:)?(?:\\[Sw]|\[\^\\s\])\+\\s\+\)(?:[*+]|\{\d+,\d*\})(?:\\[Sw]|\[\^\\s\])(?:\+(?:\\s\*)?|\*)\$$/;

const isAnchored = ({ elements: [first] }: AST.Alternative) =>
  first?.type === 'Assertion' && first.kind === 'start';

/**
 * Whether a glance shows that the time of a pattern grows with the length of a text and no faster: it repeats single
 * characters only, one of them at most for a length that varies, from the start of the text. Saves most patterns the
 * examination, which takes from a millisecond to a second.
 */
export function isPlainPattern(pattern: string): boolean {
  if (WORDS.test(pattern)) return true;
  let ways = 1;
  let repetitions = 0;
  let isPlain = true;
  const tree = parsePattern(pattern);
  const countAlternatives = ({ alternatives }: { alternatives: unknown[] }) => {
    ways *= alternatives.length;
  };
  visitRegExpAST(tree, {
    onPatternEnter: countAlternatives,
    onGroupEnter: countAlternatives,
    onCapturingGroupEnter: countAlternatives,
    onAssertionEnter: (node) => {
      if ('alternatives' in node) countAlternatives(node);
    },
    onQuantifierEnter: ({ element, min, max }) => {
      if (!ONE_CHARACTER.includes(element.type)) isPlain = false;
      if (max - min === 1) ways *= 2;
      else if (max > min) repetitions += 1;
    },
    onBackreferenceEnter: () => {
      isPlain = false;
    },
  });
  const isShort = repetitions === 0 || (repetitions === 1 && tree.alternatives.every(isAnchored));
  return isPlain && isShort && ways <= FEW_WAYS;
}
