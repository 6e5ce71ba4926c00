import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Why PostgreSQL cannot evaluate a pattern as browsers do, and what to write instead. */
export interface PatternRefusal {
  reason: string;
  instead: string;
}

class Refused extends Error {
  refusal: PatternRefusal;
  constructor(reason: string, instead: string) {
    super(reason);
    this.refusal = { reason, instead };
  }
}

type Ranges = readonly (readonly [number, number])[];

const LAST = 0x10ffff;
const LINE_ENDS: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];
const SETS: Record<'digit' | 'word' | 'space', Ranges> = {
  digit: [[0x30, 0x39]],
  word: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
  space: [
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
};

/** The largest number of repetitions that PostgreSQL counts at once. */
const MAX_REPEAT = 255;

/** Escapes that both languages read as the same character. */
const SAME_ESCAPE = /^\\(?:u[0-9A-Fa-f]{4}|[tnrfv]|[^A-Za-z0-9])$/;

function escapeCode(code: number): string {
  const hex = code.toString(16);
  if (code > 0xffff) return `\\U${hex.padStart(8, '0')}`;
  if (code < 0x20 || code > 0x7e) return `\\u${hex.padStart(4, '0')}`;
  const text = String.fromCodePoint(code);
  return /[A-Za-z0-9_ ]/.test(text) ? text : `\\${text}`;
}

function character({ value, raw }: AST.Character): string {
  if (value === 0) throw new Refused('no text contains the character U+0000', 'Leave it out.');
  const isPair = raw.length > 6;
  const isPlain = raw.length === String.fromCodePoint(value).length && raw !== '\\' && raw !== '[';
  return !isPair && (isPlain || SAME_ESCAPE.test(raw)) ? raw : escapeCode(value);
}

/** The characters of a set as the inside of a bracket expression, without those that the set excludes. */
function insideOf(ranges: Ranges, isNegated: boolean): string {
  let from = 1;
  const gaps: [number, number][] = [];
  for (const [first, last] of ranges) {
    if (first > from) gaps.push([from, first - 1]);
    from = last + 1;
  }
  gaps.push([from, LAST]);
  const span = ([first, last]: readonly [number, number]) =>
    first === last ? escapeCode(first) : `${escapeCode(first)}-${escapeCode(last)}`;
  return (isNegated ? gaps : ranges).map(span).join('');
}

const properties = new Map<string, Ranges>();

/** The characters that have a property of Unicode, such as \p{L}. PostgreSQL does not know the properties. */
function rangesOf(raw: string): Ranges {
  const known = properties.get(raw);
  if (known) return known;
  const matches = new RegExp(raw, 'u');
  const ranges: [number, number][] = [];
  let first: number | undefined;
  for (let code = 1; code <= LAST + 1; code++) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    const has = code <= LAST && !isSurrogate && matches.test(String.fromCodePoint(code));
    if (has) first ??= code;
    else if (first !== undefined) {
      ranges.push([first, code - 1]);
      first = undefined;
    }
  }
  properties.set(raw, ranges);
  return ranges;
}

function setOf(node: AST.EscapeCharacterSet | AST.UnicodePropertyCharacterSet): string {
  // The property as written says already whether it is negated.
  return node.kind === 'property'
    ? insideOf(rangesOf(node.raw), false)
    : insideOf(SETS[node.kind], node.negate);
}

function characterClass(node: AST.CharacterClass): string {
  if (node.unicodeSets)
    throw new Refused('PostgreSQL does not know the flag "v"', 'List the characters in one class.');
  const inside = node.elements
    .map((element, index) => {
      if (element.type === 'CharacterSet') return setOf(element);
      if (element.type === 'CharacterClassRange') {
        const { min, max } = element;
        if (max.value === 0) return '';
        return `${min.value === 0 ? '\\u0001' : character(min)}-${character(max)}`;
      }
      if (element.value === 0) return '';
      // A hyphen between others could be read as a range.
      const isInside = index > 0 && index < node.elements.length - 1;
      return element.raw === '-' && isInside ? '\\-' : character(element);
    })
    .join('');
  if (inside !== '') return `[${node.negate ? '^' : ''}${inside}]`;
  if (node.negate) return '.';
  throw new Refused('an empty class of characters matches nothing', 'List the characters.');
}

/** The most repetitions for which PostgreSQL builds an expression of reasonable size. */
const MOST_REPEATS = 2000;

/** `{0,500}` as repetitions that PostgreSQL counts: `(?:a{0,255}){0,1}a{0,245}`. */
function repeat(element: string, min: number, max: number): string {
  const times = (count: number, isFixed: boolean) => {
    const [whole, rest] = [Math.floor(count / MAX_REPEAT), count % MAX_REPEAT];
    const from = (most: number) => (isFixed ? `{${most}}` : `{0,${most}}`);
    return [
      ...(whole > 0 ? [`(?:${element}${from(MAX_REPEAT)})${from(whole)}`] : []),
      ...(rest > 0 ? [`${element}${from(rest)}`] : []),
    ].join('');
  };
  return times(min, true) + (max === Number.POSITIVE_INFINITY ? `${element}*` : times(max - min, false));
}

function quantifier({ min, max, raw, element, greedy }: AST.Quantifier): string {
  const most = Number.isFinite(max) ? max : min;
  const counted = Math.max(min, most);
  if (counted > MOST_REPEATS) {
    throw new Refused(
      `PostgreSQL counts at most ${MOST_REPEATS} repetitions`,
      'Use "minLength" and "maxLength" for the length of a text.',
    );
  }
  if (counted > MAX_REPEAT) return repeat(translate(element), min, max);
  // Whether a text matches does not depend on the order in which the browser tries.
  const suffix = raw.slice(element.raw.length);
  return translate(element) + (greedy ? suffix : suffix.slice(0, -1));
}

/** Between a character of a word and another one, as JavaScript counts words. */
const WORD = '[0-9A-Za-z_]';
const BOUNDARY = `(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD})`;
const NO_BOUNDARY = `(?<=${WORD})(?=${WORD})|(?<!${WORD})(?!${WORD})`;

function assertion(node: AST.Assertion): string {
  if (node.kind === 'start') return '^';
  if (node.kind === 'end') return '$';
  if (node.kind === 'lookahead') return `(?${node.negate ? '!' : '='}${alternatives(node)})`;
  if (node.kind === 'word') return `(?:${node.negate ? NO_BOUNDARY : BOUNDARY})`;
  throw new Refused(
    'PostgreSQL evaluates a lookbehind differently',
    'Write a pattern that reads from left to right.',
  );
}

function alternatives(node: { alternatives: AST.Alternative[] }): string {
  return node.alternatives.map(({ elements }) => elements.map(translate).join('')).join('|');
}

function translate(node: AST.Element): string {
  switch (node.type) {
    case 'Character':
      return character(node);
    case 'CharacterSet':
      if (node.kind === 'any') return `[^${insideOf(LINE_ENDS, false)}]`;
      return `[${setOf(node)}]`;
    case 'CharacterClass':
      return characterClass(node);
    case 'Quantifier':
      return quantifier(node);
    case 'Assertion':
      return assertion(node);
    case 'CapturingGroup':
      if (node.name !== null) throw new Refused('PostgreSQL has no names for groups', 'Use "(?:" instead.');
      return `(?:${alternatives(node)})`;
    case 'Group':
      if (node.modifiers)
        throw new Refused('PostgreSQL has no modifiers inside a pattern', 'List both cases, as in "[Aa]".');
      return `(?:${alternatives(node)})`;
    default:
      throw new Refused(`PostgreSQL evaluates ${node.raw} differently`, 'Write the characters out.');
  }
}

/**
 * Translates a pattern of a data schema to a regular expression of PostgreSQL that matches the same texts, or says why
 * there is none. A browser compiles the pattern with the flag `u`. Texts with U+0000 do not exist in PostgreSQL.
 */
export function toPostgresPattern(pattern: string): string | PatternRefusal {
  try {
    const parsed = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, {
      unicode: true,
    });
    return alternatives(parsed);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    const message = error instanceof Error ? error.message.replace(/^.*: /s, '') : String(error);
    return {
      reason: `it is not a regular expression (${message})`,
      instead:
        'Write it for the flag "u": a hyphen at the end of a class, "\\\\" only before special characters.',
    };
  }
}
