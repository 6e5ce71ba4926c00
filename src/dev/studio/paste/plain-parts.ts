import { cleanPastedText } from './clean-text.ts';
import { addItem, type CopiedPart, lastItem } from './copied-parts.ts';

type Made = Exclude<CopiedPart['kind'], 'table' | 'code'>;

/** What the first characters of a line make of it, as e-mails, chat programs and Markdown have it. */
const LINE_STARTS: readonly { pattern: RegExp; kind: Made; level?: number; isNumbered?: boolean }[] = [
  { pattern: /^##+ /, kind: 'heading', level: 2 },
  { pattern: /^# /, kind: 'heading', level: 1 },
  { pattern: /^[-*•] /, kind: 'list', isNumbered: false },
  { pattern: /^(\d{1,3})[.)] /, kind: 'list', isNumbered: true },
  { pattern: /^> /, kind: 'quote' },
];

/** Returns what a line is by its first characters, and its words without them; undefined for a plain line. */
export function startedPart(line: string): CopiedPart | undefined {
  for (const { pattern, kind, level = 1, isNumbered = false } of LINE_STARTS) {
    const found = pattern.exec(line);
    if (!found) continue;
    const text = line.slice(found[0].length);
    if (kind === 'heading') return { kind, level, text };
    if (kind === 'quote') return { kind, text, source: '' };
    if (kind === 'list')
      return { kind, isNumbered, start: Number(found[1] ?? 1), items: [{ text, below: undefined }] };
  }
  return undefined;
}

/** Returns the kind of part that somebody begins who types these characters and then a space. */
export function startedKind(typed: string): string | undefined {
  const part = startedPart(`${typed} `);
  // "12. " may be a date.
  if (part?.kind === 'list' && part.isNumbered) return part.start === 1 ? 'numbered' : undefined;
  if (part?.kind === 'heading') return part.level > 1 ? 'subheading' : 'heading';
  return part?.kind;
}

/** Reads cells that a spreadsheet has copied: lines of as many cells with tabs between them. */
export function cellsOf(text: string): string[][] | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [first] = rows;
  return first && first.length > 1 && rows.every(({ length }) => length === first.length) ? rows : undefined;
}

/** Reads plain text: paragraphs, cells, and lines that begin as items, headings or quotations. */
export function readPlain(text: string): CopiedPart[] {
  const cells = cellsOf(text);
  if (cells && cells.length > 1) return [{ kind: 'table', caption: '', rows: cells }];
  const parts: CopiedPart[] = [];
  let continues = false;
  for (const line of text.split(/\r?\n|\u2029/)) {
    const words = cleanPastedText(line);
    const last = parts.at(-1);
    const started = startedPart(words);
    if (started?.kind === 'list' && last?.kind === 'list') {
      const depth = /^(?: {2,}|\t)/.test(line) ? 2 : 1;
      const text = started.items[0]?.text ?? '';
      if (depth > 1 || last.isNumbered === started.isNumbered) addItem(last, { ...started, depth }, text);
      else parts.push(started);
    } else if (started?.kind === 'quote' && last?.kind === 'quote') last.text += ` ${started.text}`;
    else if (started) parts.push(started);
    else if (words !== '' && continues && last) appendTo(last, words);
    else if (words !== '') parts.push({ kind: 'text', text: words });
    continues = words !== '' && started?.kind !== 'heading';
  }
  return parts;
}

/** Appends a line to the text that it continues. */
function appendTo(part: CopiedPart, words: string): void {
  const item = part.kind === 'list' ? lastItem(part) : part.kind === 'table' ? undefined : part;
  if (item) item.text += ` ${words}`;
}
