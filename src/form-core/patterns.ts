import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from '@json-site/compiler/load-schemas';

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

/** The largest number of repetitions that PostgreSQL counts at once. */
const MAX_REPEAT = 255;

/** What both languages read as the same character. PostgreSQL reads `[[` as the beginning of a named class. */
const SAME = /^(?:[^[]|\\(?:u[0-9A-Fa-f]{4}|[tnrfv]|[^A-Za-z0-9]))$/u;

function escapeCode(code: number): string {
  const hex = code.toString(16);
  if (code > 0xffff) return `\\U${hex.padStart(8, '0')}`;
  if (code < 0x20 || code > 0x7e) return `\\u${hex.padStart(4, '0')}`;
  const text = String.fromCodePoint(code);
  return /[A-Za-z0-9_ ]/.test(text) ? text : `\\${text}`;
}

function character({ value, raw }: AST.Character): string {
  if (value === 0) throw new Refused('no text contains the character U+0000', 'Leave it out.');
  return SAME.test(raw) ? raw : escapeCode(value);
}

const sets = new Map<string, Ranges>();

/** The characters of a set such as \s or \p{L}. PostgreSQL does not know the same sets. */
function rangesOf(raw: string): Ranges {
  const known = sets.get(raw);
  if (known) return known;
  const matches = new RegExp(raw, 'u');
  const ranges: [number, number][] = [];
  // To try all characters takes ten times as long, and only properties have the later ones.
  const last = /^\\[dsw]$/.test(raw) ? 0xffff : LAST;
  for (let code = 1; code <= last; code++) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (isSurrogate || !matches.test(String.fromCodePoint(code))) continue;
    const before = ranges.at(-1);
    if (before?.[1] === code - 1) before[1] = code;
    else ranges.push([code, code]);
  }
  sets.set(raw, ranges);
  return ranges;
}

function withoutRanges(ranges: Ranges): Ranges {
  let from = 1;
  const gaps: [number, number][] = [];
  for (const [first, last] of ranges) {
    if (first > from) gaps.push([from, first - 1]);
    from = last + 1;
  }
  return [...gaps, [from, LAST]];
}

/** The characters of a set as the inside of a bracket expression. */
function insideOf({ kind, raw, negate }: AST.EscapeCharacterSet | AST.UnicodePropertyCharacterSet): string {
  // A property as written says already whether it is negated.
  const ranges = rangesOf(kind === 'property' ? raw : raw.toLowerCase());
  return (negate && kind !== 'property' ? withoutRanges(ranges) : ranges)
    .map(([first, last]) => escapeCode(first) + (first === last ? '' : `-${escapeCode(last)}`))
    .join('');
}

function characterClass(node: AST.ClassRangesCharacterClass): string {
  const inside = node.elements
    .map((element, index) => {
      if (element.type === 'CharacterSet') return insideOf(element);
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
  const times = (count: number, from: '' | '0,') => {
    const [whole, rest] = [Math.floor(count / MAX_REPEAT), count % MAX_REPEAT];
    const most = whole > 0 ? `(?:${element}{${from}${MAX_REPEAT}}){${from}${whole}}` : '';
    return rest > 0 ? `${most}${element}{${from}${rest}}` : most;
  };
  return times(min, '') + (max === Number.POSITIVE_INFINITY ? `${element}*` : times(max - min, '0,'));
}

function quantifier({ min, max, raw, element, greedy }: AST.Quantifier): string {
  const counted = Number.isFinite(max) ? max : min;
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

/** What `.` matches. */
const NO_LINE_END = String.raw`[^\u000a\u000d\u2028-\u2029]`;

function alternatives(node: { alternatives: AST.Alternative[] }): string {
  return node.alternatives.map(({ elements }) => elements.map(translate).join('')).join('|');
}

function translate(node: AST.Element): string {
  switch (node.type) {
    case 'Character':
      return character(node);
    case 'CharacterSet':
      return node.kind === 'any' ? NO_LINE_END : `[${insideOf(node)}]`;
    case 'CharacterClass':
      // The others need the flag `v`.
      return characterClass(node as AST.ClassRangesCharacterClass);
    case 'Quantifier':
      return quantifier(node);
    case 'Assertion':
      return assertion(node);
    case 'CapturingGroup':
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
    return alternatives(parsePattern(pattern));
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
