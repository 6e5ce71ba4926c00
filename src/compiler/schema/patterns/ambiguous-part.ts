import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './parse-pattern.ts';
import { graphOf, type PatternGraph, type Position, TooLong, type Way } from './pattern-graph.ts';

/** More pairs of ways are not compared: the pattern is too long for a schema. */
const MOST_PAIRS = 3_000_000;

/** Characters that distinguish the classes of common patterns: ASCII, and a few of other kinds. */
const SAMPLE = [
  ...Array.from({ length: 128 }, (_, code) => code),
  ...['\u00a0', 'é', 'ß', 'Я', '中', '٣', '\u2028', '😀'].map((text) => text.codePointAt(0) ?? 0),
];

function codesOf(node: Position): number[] {
  if (node.type === 'Character') return [node.value];
  if (node.type !== 'CharacterClass') return [];
  return node.elements.flatMap((element) => {
    if (element.type === 'Character') return [element.value];
    if (element.type !== 'CharacterClassRange') return [];
    return [element.min.value, element.max.value];
  });
}

/** The characters of a sample that each position reads. The end of the text reads none. */
function charactersOf(positions: readonly Position[]): ReadonlySet<string>[] {
  const near = positions.flatMap(codesOf).flatMap((code) => [code - 1, code, code + 1]);
  const codes = [...new Set([...SAMPLE, ...near])].filter((code) => code >= 0 && code <= 0x10ffff);
  const texts = codes.map((code) => String.fromCodePoint(code));
  const known = new Map<string, ReadonlySet<string>>();
  return positions.map((node) => {
    if (node.type === 'Assertion') return new Set<string>();
    const found = known.get(node.raw) ?? new Set(texts.filter((text) => matches(node.raw, text)));
    known.set(node.raw, found);
    return found;
  });
}

const compiled = new Map<string, RegExp>();

function matches(raw: string, text: string): boolean {
  const expression = compiled.get(raw) ?? new RegExp(`^(?:${raw})$`, 'u');
  compiled.set(raw, expression);
  return expression.test(text);
}

/** The ways from each position from which it can be reached again before the pattern has matched. */
function returningWays({ positions, ways, last }: PatternGraph): Way[][] {
  const next: Way[][] = positions.map(() => []);
  for (const way of ways) if (!last.has(way.from) && !last.has(way.to)) next[way.from]?.push(way);
  const reachable = next.map((_, start) => {
    const seen = new Set<number>();
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const { to } of next[at] ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        open.push(to);
      }
    return seen;
  });
  return next.map((list, from) => list.filter(({ to }) => to === from || reachable[to]?.has(from)));
}

/** The smallest endless repetition around these nodes. */
function loopAround(
  nodes: readonly AST.Node[],
  loops: readonly AST.Quantifier[],
): AST.Quantifier | undefined {
  const around = loops.filter((loop) =>
    nodes.every(({ start, end }) => loop.start <= start && end <= loop.end),
  );
  return around.sort((a, b) => a.end - a.start - (b.end - b.start))[0];
}

/**
 * Finds a loop that reads one text in two ways: two ways from a position that part, read the same characters, and meet
 * again. A backtracking engine tries both in each round before it refuses a text, which doubles the time per character.
 */
function ambiguousLoop(graph: PatternGraph): AST.Quantifier | undefined {
  const { positions, ways } = graph;
  const next = returningWays(graph);
  if (next.reduce((sum, list) => sum + list.length ** 2, 0) > MOST_PAIRS) return undefined;
  const characters = charactersOf(positions);
  const overlaps = (one: number, other: number) => {
    const [a, b] = [characters[one], characters[other]];
    return a !== undefined && b !== undefined && [...a].some((text) => b.has(text));
  };
  const loops = [...new Set(ways.flatMap(({ loop }) => loop ?? []))];
  const nodesOf = (...list: Way[]) =>
    list.flatMap(({ to, loop }) => [positions[to], loop].flatMap((node) => node ?? []));

  const seen = new Set<string>();
  const open: { one: number; other: number; via: AST.Node[] }[] = [];
  /** Follows two ways that read the same; returns the loop if they meet. */
  const follow = (a: Way, b: Way, via: readonly AST.Node[]): AST.Quantifier | undefined => {
    const nodes = [...via, ...nodesOf(a, b)];
    if (a.to === b.to) return loopAround(nodes, loops);
    const key = a.to < b.to ? `${a.to} ${b.to}` : `${b.to} ${a.to}`;
    if (!seen.has(key) && overlaps(a.to, b.to)) open.push({ one: a.to, other: b.to, via: nodes });
    seen.add(key);
    return undefined;
  };
  for (const list of next)
    for (const [index, way] of list.entries())
      for (const other of list.slice(index + 1)) {
        const found = follow(way, other, []);
        if (found) return found;
      }
  // The list grows: the shortest ways are first, and name the smallest loop.
  for (const { one, other, via } of open)
    for (const a of next[one] ?? [])
      for (const b of next[other] ?? []) {
        const found = follow(a, b, via);
        if (found) return found;
      }
  return undefined;
}

function find(alternatives: readonly AST.Alternative[]): AST.Quantifier | undefined {
  const graph = graphOf(alternatives);
  const own = graph.emptyRounds[0] ?? ambiguousLoop(graph);
  if (own) return own;
  for (const { alternatives: inner } of graph.lookarounds) {
    const found = find(inner);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the part of a pattern that can read the same text in so many ways that a browser may need minutes to refuse a
 * text; undefined if there is none, or if the pattern cannot be read.
 */
export function ambiguousPart(pattern: string): string | undefined {
  try {
    return find(parsePattern(pattern).alternatives)?.raw;
  } catch (error) {
    if (error instanceof TooLong || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
