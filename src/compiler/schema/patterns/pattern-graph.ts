import type { AST } from '@eslint-community/regexpp';

/** A part of a pattern that reads one character, or the end of the text. */
export type Position = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.EdgeAssertion;

/** One way from a position to the next one. `loop` repeats when the way is taken. */
export interface Way {
  from: number;
  to: number;
  loop?: AST.Quantifier;
}

/** How a backtracking engine moves from character to character. */
export interface PatternGraph {
  positions: Position[];
  ways: Way[];
  /** Positions after which the pattern has matched, whatever follows. */
  last: ReadonlySet<number>;
  /** Bounded repetitions whose element can be empty in each round. */
  emptyRounds: AST.Quantifier[];
  /** Lookaheads and lookbehinds, which are matched separately. */
  lookarounds: AST.LookaroundAssertion[];
}

/** Where a part can begin and end, and in how many ways it can be empty; a number of ways above 1 is ambiguous. */
interface Fragment {
  first: number[];
  last: number[];
  empties: number;
}

/** A bounded repetition with more ways than this is read as endless. */
const FEW_WAYS = 100_000;
/** The length of a round that counts as its number of ways: longer ones hardly add to the time. */
const LONG_ROUND = 15;
/** The most copies of a repeated part. */
const MOST_COPIES = 40;
/** A longer pattern is not examined. */
const MOST_POSITIONS = 500;

export class TooLong extends Error {}

const EMPTY: Fragment = { first: [], last: [], empties: 1 };

/** The greatest length of the texts that an element matches, and whether it can be empty. */
function lengthOf(node: AST.Element | AST.Alternative): { most: number; isEmpty: boolean } {
  switch (node.type) {
    case 'Alternative': {
      const parts = node.elements.map(lengthOf);
      const most = parts.reduce((sum, part) => sum + part.most, 0);
      return { most, isEmpty: parts.every(({ isEmpty }) => isEmpty) };
    }
    case 'Group':
    case 'CapturingGroup': {
      const parts = node.alternatives.map(lengthOf);
      const most = Math.max(...parts.map((part) => part.most));
      return { most, isEmpty: parts.some(({ isEmpty }) => isEmpty) };
    }
    case 'Quantifier': {
      const { most, isEmpty } = lengthOf(node.element);
      return { most: most === 0 ? 0 : most * node.max, isEmpty: isEmpty || node.min === 0 };
    }
    case 'Assertion':
    case 'Backreference':
      return { most: 0, isEmpty: true };
    default:
      return { most: 1, isEmpty: false };
  }
}

class GraphBuilder {
  readonly positions: Position[] = [];
  readonly ways: Way[] = [];
  readonly emptyRounds: AST.Quantifier[] = [];
  readonly lookarounds: AST.LookaroundAssertion[] = [];

  private connect(from: readonly number[], to: readonly number[], loop?: AST.Quantifier): void {
    for (const one of from)
      for (const other of to) this.ways.push({ from: one, to: other, ...(loop && { loop }) });
  }

  private join(before: Fragment, after: Fragment): Fragment {
    this.connect(before.last, after.first);
    const repeat = (list: number[], times: number) => Array.from({ length: Math.min(times, 2) }, () => list);
    return {
      first: [...before.first, ...repeat(after.first, before.empties).flat()],
      last: [...after.last, ...repeat(before.last, after.empties).flat()],
      empties: Math.min(before.empties * after.empties, 2),
    };
  }

  alternatives(list: readonly AST.Alternative[]): Fragment {
    const parts = list.map(({ elements }) =>
      elements.reduce((before, element) => this.join(before, this.element(element)), EMPTY),
    );
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      empties: Math.min(
        parts.reduce((sum, { empties }) => sum + empties, 0),
        2,
      ),
    };
  }

  private position(node: Position): Fragment {
    if (this.positions.length >= MOST_POSITIONS) throw new TooLong();
    const index = this.positions.push(node) - 1;
    return { first: [index], last: [index], empties: 0 };
  }

  /** A further round that matches nothing ends the repetition: only the first one can be empty. */
  private endless(node: AST.Quantifier): Fragment {
    const { first, last, empties } = this.element(node.element);
    this.connect(last, first, node);
    return { first, last, empties: node.min === 0 ? 1 : empties };
  }

  private quantifier(node: AST.Quantifier): Fragment {
    const { min, max } = node;
    const { most, isEmpty } = lengthOf(node.element);
    if (max === 0 || most === 0) return EMPTY;
    const waysOfRound = Math.min(most, LONG_ROUND) + (isEmpty ? 1 : 0);
    const isEndless = max === Number.POSITIVE_INFINITY || waysOfRound ** max > FEW_WAYS;
    if (isEndless && isEmpty && max < Number.POSITIVE_INFINITY && min > 1) this.emptyRounds.push(node);
    // One character after another can be read in one way, however long the text is.
    const isRun = most === 1 && !isEmpty && max - min > MOST_COPIES;
    const needed = isEndless || isRun ? min - 1 : min;
    let result = EMPTY;
    for (let copy = 0; copy < Math.min(needed, MOST_COPIES); copy += 1)
      result = this.join(result, this.element(node.element));
    if (isEndless || isRun) return this.join(result, this.endless(node));
    let rest = EMPTY;
    for (let copy = 0; copy < Math.min(max - min, MOST_COPIES); copy += 1) {
      const inner = this.join({ ...this.element(node.element), empties: 0 }, rest);
      rest = { ...inner, empties: 1 };
    }
    return this.join(result, rest);
  }

  private element(node: AST.Element): Fragment {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(node.alternatives);
      case 'Quantifier':
        return this.quantifier(node);
      case 'Assertion':
        if (node.kind === 'end') return this.position(node);
        if (node.kind === 'lookahead' || node.kind === 'lookbehind') this.lookarounds.push(node);
        return EMPTY;
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
        return this.position(node);
      default:
        return EMPTY;
    }
  }
}

/** Returns the ways through a pattern, as Glushkov's construction finds them, with every way that reads the same. */
export function graphOf(alternatives: readonly AST.Alternative[]): PatternGraph {
  const builder = new GraphBuilder();
  const { last } = builder.alternatives(alternatives);
  const { positions, ways, emptyRounds, lookarounds } = builder;
  return { positions, ways, last: new Set(last), emptyRounds, lookarounds };
}
