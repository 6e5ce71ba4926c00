import type { InlineMark } from '@json-site/model/model';

/** A link in a text. `start` and `end` are the offsets of its address, `labelStart` that of its label. */
export interface InlineLink {
  label: string;
  labelStart: number;
  href: string;
  start: number;
  end: number;
}

/** Characters of a text that are marked alike. `at` is their offset; `marks` are in the order of `MARKS`. */
export interface InlineRun {
  text: string;
  at: number;
  marks: readonly InlineMark[];
  link?: InlineLink;
}

/** The marks of a text, the outer ones first, with the characters before and after the marked ones. */
export const MARKS = {
  strong: '**',
  em: '_',
  code: '`',
  sup: '^',
  sub: '~',
} as const satisfies Record<InlineMark, string>;

const ORDER = Object.keys(MARKS) as InlineMark[];

/** The longest address that is parsed. Without a limit, a hostile text could take minutes. */
const MAX_ADDRESS = 1000;

const LABEL = /\[([^[\]\n]*)\]\(/y;
const CODE = /`([^`\n]+)`/y;
/** Beside a letter an underscore is part of a name, such as snake_case. */
const EM_START = /(?<![\p{L}\p{N}_])_(?![\s_])/uy;
const EM_END = /(?<![\s_])_(?![\p{L}\p{N}_])/gu;
/** Without a space, so that "~5 to ~6" is plain. */
const RAISED = /(?<!\^)\^([^\s^~]{1,30})\^(?!\^)/y;
const LOWERED = /(?<!~)~([^\s^~]{1,30})~(?!~)/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Finds the bracket that closes an address, counting nested pairs. Returns -1 if there is none. */
function closingBracket(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < Math.min(text.length, from + MAX_ADDRESS); at++) {
    if (text[at] === '(') open++;
    if (text[at] === ')') open--;
    if (open === 0) return at;
    if (text[at] === '\n') return -1;
  }
  return -1;
}

/** A marked part: what it is, and the offsets of what is inside and behind it. */
interface Found {
  mark?: InlineMark;
  link?: InlineLink;
  from: number;
  to: number;
  end: number;
}

/** Whether a mark has no end in the rest of a part: it is not looked for again, which keeps the time linear. */
type Endless = Set<InlineMark>;

function linkAt(text: string, at: number): Found | null {
  const label = matchAt(LABEL, text, at);
  if (!label || label[1]?.trim() === '') return null;
  const from = at + 1;
  const start = at + label[0].length;
  const end = closingBracket(text, start);
  if (end <= start) return null;
  const link = { label: '', labelStart: from, href: text.slice(start, end), start, end };
  return { link, from, to: start - 2, end: end + 1 };
}

function strongAt(text: string, at: number, to: number, endless: Endless): Found | null {
  if (!text.startsWith('**', at) || endless.has('strong')) return null;
  const close = text.indexOf('**', at + 2);
  if (close < 0 || close + 2 > to) endless.add('strong');
  const inner = text.slice(at + 2, close);
  // Asterisks next to a space are not markup.
  if (endless.has('strong') || inner === '' || inner.trim() !== inner) return null;
  return { mark: 'strong', from: at + 2, to: close, end: close + 2 };
}

function emAt(text: string, at: number, to: number, endless: Endless): Found | null {
  if (endless.has('em') || !matchAt(EM_START, text, at)) return null;
  const close = matchAt(EM_END, text, at + 2)?.index;
  if (close === undefined || close >= to) endless.add('em');
  return close === undefined || close >= to ? null : { mark: 'em', from: at + 1, to: close, end: close + 1 };
}

function leafAt(mark: InlineMark, pattern: RegExp, text: string, at: number, to: number): Found | null {
  const [whole] = matchAt(pattern, text, at) ?? [];
  if (whole === undefined || at + whole.length > to) return null;
  return { mark, from: at + 1, to: at + whole.length - 1, end: at + whole.length };
}

function partAt(
  text: string,
  at: number,
  to: number,
  outer: Pick<InlineRun, 'marks' | 'link'>,
  endless: Endless,
): Found | null {
  const isFree = (mark: InlineMark) => !outer.marks.includes(mark);
  switch (text[at]) {
    case '[': {
      const found = outer.link ? null : linkAt(text, at);
      return found && found.end <= to ? found : null;
    }
    case '*':
      return isFree('strong') ? strongAt(text, at, to, endless) : null;
    case '_':
      return isFree('em') ? emAt(text, at, to, endless) : null;
    case '`':
      return leafAt('code', CODE, text, at, to);
    case '^':
      return leafAt('sup', RAISED, text, at, to);
    case '~':
      return leafAt('sub', LOWERED, text, at, to);
    default:
      return null;
  }
}

/** Inside of a leaf, and of a part without these characters, there is no markup. */
const MARKUP = /[[*_`^~]/;
const NEXT_MARKUP = new RegExp(MARKUP, 'g');

/** Where the next of these characters is. Most texts have none, and are not read letter by letter. */
function nextMarkup(text: string, from: number): number {
  NEXT_MARKUP.lastIndex = from;
  return NEXT_MARKUP.exec(text)?.index ?? text.length;
}

const isLeaf = (mark: InlineMark | undefined) => mark === 'code' || mark === 'sup' || mark === 'sub';

function parsePart(
  text: string,
  from: number,
  to: number,
  outer: Pick<InlineRun, 'marks' | 'link'>,
  runs: InlineRun[],
): void {
  const endless: Endless = new Set();
  let plain = from;
  const add = (start: number, end: number, { marks, link }: Pick<InlineRun, 'marks' | 'link'>) => {
    if (start < end) runs.push({ text: text.slice(start, end), at: start, marks, ...(link && { link }) });
  };
  for (let at = from; at < to; ) {
    at = nextMarkup(text, at);
    if (at >= to) break;
    const found = partAt(text, at, to, outer, endless);
    if (!found) {
      at++;
      continue;
    }
    add(plain, at, outer);
    const { mark, link = outer.link } = found;
    const marks = mark ? ORDER.filter((one) => one === mark || outer.marks.includes(one)) : outer.marks;
    const inner = { marks, ...(link && { link }) };
    const first = runs.length;
    const isPlain = isLeaf(mark) || !MARKUP.test(text.slice(found.from, found.to));
    if (isPlain) add(found.from, found.to, inner);
    else parsePart(text, found.from, found.to, inner, runs);
    if (found.link)
      found.link.label = runs
        .slice(first)
        .map((run) => run.text)
        .join('');
    at = found.end;
    plain = at;
  }
  add(plain, to, outer);
}

/**
 * Splits a text into runs: plain, **strong**, _italic_, `code`, ^raised^ and ~lowered~ characters, and [links](address)
 * with such characters inside. There is no other markup. Unpaired markup stays plain text: no character is lost.
 */
export function parseInline(text: string): InlineRun[] {
  const runs: InlineRun[] = [];
  parsePart(text, 0, text.length, { marks: [] }, runs);
  return runs;
}

/** The links of a text, in their order. */
export const linksOf = (text: string): InlineLink[] => [
  ...new Set(parseInline(text).flatMap(({ link }) => link ?? [])),
];

/** A text as it reads, without its markup. */
export const withoutMarkup = (text: string): string =>
  parseInline(text)
    .map((run) => run.text)
    .join('');
