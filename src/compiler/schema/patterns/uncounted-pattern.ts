import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './parse-pattern.ts';

interface Uncounted {
  pattern: string;
  /** Whether the pattern as written is as slow: it repeats groups, each of them once or more. */
  isClose: boolean;
}

/** An examination follows each repetition, so that it takes seconds for larger counts. */
const FEW = 4;

/** So many ways through a pattern for each repetition are too many. */
const MANY = 16;

/** A character that no text of a form has. */
const FAILURE = '\\uE000';

const isEdge = (node: AST.Element | undefined, kind: 'start' | 'end') =>
  node?.type === 'Assertion' && node.kind === kind;

/** The quantifiers with large counts. Undefined if the elements look around, or refer to what was matched before. */
function countsIn(elements: readonly AST.Element[]): AST.Quantifier[] | undefined {
  const counts: AST.Quantifier[] = [];
  let isPlain = true;
  const refuse = () => {
    isPlain = false;
  };
  for (const element of elements)
    visitRegExpAST(element, {
      onAssertionEnter: refuse,
      onBackreferenceEnter: refuse,
      onQuantifierEnter: (node) => {
        const most = Number.isFinite(node.max) ? node.max : node.min;
        if (most > (node.min === node.max ? MANY : FEW)) counts.push(node);
      },
    });
  return isPlain && counts.length > 0 ? counts : undefined;
}

/**
 * Writes `*` or `+` for the large counts of a pattern about a whole text, such as `^(?:[a-z]+-){0,99}[a-z]+$`, and lets
 * it fail at the end. Each way in which a browser can read a text by the pattern is a way by the result: if that is
 * fast, the pattern is. Undefined if the pattern has no large count.
 */
export function uncountedPattern(pattern: string): Uncounted | undefined {
  const { alternatives } = parsePattern(pattern);
  const [{ elements = [] } = {}, ...others] = alternatives;
  const end = elements.at(-1);
  if (others.length > 0 || !isEdge(elements[0], 'start') || !end || !isEdge(end, 'end')) return undefined;
  const counts = countsIn(elements.slice(1, -1));
  if (!counts) return undefined;
  const edits = [
    { from: end.start, to: end.start, text: FAILURE },
    ...counts.map((one) => ({ from: one.element.end, to: one.end, text: one.min > 0 ? '+' : '*' })),
  ];
  // From the end, so that the positions before it remain.
  const written = edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), pattern);
  const isClose = counts.every(
    ({ element, min, max }) => element.type.endsWith('Group') && min <= 1 && max > MANY,
  );
  return { pattern: written, isClose };
}
