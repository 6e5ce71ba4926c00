import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from '@json-site/compiler/load-schemas';

type Range = [shortest: number, longest: number];

function ofElement(node: AST.Element): Range {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return [1, 1];
    case 'Quantifier': {
      const [shortest, longest] = ofElement(node.element);
      return [shortest * node.min, longest === 0 ? 0 : longest * node.max];
    }
    case 'CapturingGroup':
    case 'Group':
      return ofAlternatives(node.alternatives);
    default:
      return [0, 0];
  }
}

function ofAlternatives(alternatives: readonly AST.Alternative[]): Range {
  const ranges = alternatives.map(({ elements }) =>
    elements
      .map(ofElement)
      .reduce<Range>(([least, most], [shortest, longest]) => [least + shortest, most + longest], [0, 0]),
  );
  return [
    Math.min(...ranges.map(([shortest]) => shortest)),
    Math.max(...ranges.map(([, longest]) => longest)),
  ];
}

const isEdge = (node: AST.Element | undefined, kind: 'start' | 'end') =>
  node?.type === 'Assertion' && node.kind === kind;

/** The least and the greatest number of characters of a text that matches a pattern. */
export function patternLength(pattern: string): Range {
  const { alternatives } = parsePattern(pattern);
  const [shortest, longest] = ofAlternatives(alternatives);
  // Without "^" and "$", there may be more text around the match.
  const isWhole = alternatives.every(
    ({ elements }) => isEdge(elements[0], 'start') && isEdge(elements.at(-1), 'end'),
  );
  return [shortest, isWhole ? longest : Number.POSITIVE_INFINITY];
}
