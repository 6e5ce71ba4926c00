import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { Fragment, type Mark, type Node as TextNode } from 'prosemirror-model';
import { withoutMarkup } from '@json-site/compiler/words';
import { TEXT, writeText } from '../form/text/markup.ts';
import { cleanLines, cleanPastedText } from './clean-text.ts';
import {
  addressOf,
  BLOCKS,
  type Footnote,
  footnoteIn,
  headingLevel,
  isQuotation,
  isStruck,
  leftOutAs,
  linkTo,
  marksIn,
  tagOf,
  wordItem,
} from './copied-elements.ts';
import { addItem, type CopiedPart, type LeftOut, lastItem, leaveOut, textsOf } from './copied-parts.ts';
import { isLayout, tableOf } from './copied-table.ts';

/** The item of a list in which a paragraph is. */
interface ItemPlace {
  /** The element of the item: its second paragraph continues it. */
  item: HTMLElement;
  depth: number;
  isNumbered: boolean;
  start: number;
}

/** What is around the words of a paragraph. */
interface Place {
  level?: number;
  quote?: HTMLElement;
  isSource?: boolean;
  item?: ItemPlace;
}

type Line = { place: Place; nodes: TextNode[] } | { part: CopiedPart };

/** What was copied, as parts of a text, and what no text can have. */
export interface Copied {
  parts: CopiedPart[];
  leftOut: LeftOut;
}

function placeIn(element: HTMLElement, outer: Place): Place {
  const tag = tagOf(element);
  const level = headingLevel(element);
  if (level !== undefined) return { level };
  if (isQuotation(element)) return { quote: element };
  if (outer.quote && /^(?:cite|footer)$/.test(tag)) return { ...outer, isSource: true };
  const word = wordItem(element);
  if (word) return { item: { item: element, start: 1, ...word } };
  if (tag !== 'li') return outer;
  const list = element.parentNode;
  const nested = (outer.item?.depth ?? 0) + 1;
  // Word on the web and Google Docs write each item, or each level, as a list beside the others.
  const named = Number(element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level'));
  const depth = named || nested + listsBetween(element);
  const isNumbered = list !== null && tagOf(list) === 'ol';
  return { item: { item: element, depth, isNumbered, start: Number(list?.getAttribute('start')) || 1 } };
}

/** How many lists are directly inside of other lists around an item, without an item between them. */
function listsBetween(element: HTMLElement): number {
  let between = 0;
  let list = element.parentNode;
  while (list?.parentNode && /^[uo]l$/.test(tagOf(list.parentNode))) {
    between++;
    list = list.parentNode;
  }
  return between;
}

class Reader {
  readonly lines: Line[] = [];
  readonly leftOut: LeftOut;

  constructor(leftOut: LeftOut) {
    this.leftOut = leftOut;
  }

  begin(place: Place): void {
    this.lines.push({ place, nodes: [] });
  }

  append(text: string, place: Place, marks: readonly Mark[]): void {
    const last = this.lines.at(-1);
    if (!last || 'part' in last) this.begin(place);
    const line = this.lines.at(-1);
    if (line && 'nodes' in line) line.nodes.push(TEXT.text(text, marks));
  }

  /** Two line breaks begin a paragraph. */
  breakLine(place: Place): void {
    const last = this.lines.at(-1);
    const before = last && 'nodes' in last ? last.nodes.map(({ text }) => text).join('') : '';
    if (/\n\s*$/.test(before)) this.begin(place);
    else this.append('\n', place, []);
  }

  read(node: Node, place: Place, marks: readonly Mark[]): void {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.text.replace(/\s+/g, ' ');
      if (text !== '') this.append(text, place, marks);
    } else if (node.nodeType === NodeType.ELEMENT_NODE) this.readElement(node as HTMLElement, place, marks);
  }

  readElement(element: HTMLElement, outer: Place, marks: readonly Mark[]): void {
    const tag = tagOf(element);
    const what = leftOutAs(element);
    const note = footnoteIn(element);
    if (what) leaveOut(this.leftOut, what);
    else if (what !== '') {
      if (tag === 'br') this.breakLine(outer);
      else if (note) this.readNote(note, outer);
      else if (tag === 'table' && !isLayout(element)) this.readTable(element, outer);
      else if (tag === 'pre') this.readCode(element, outer);
      else this.readInside(element, outer, marks);
    }
  }

  readInside(element: HTMLElement, outer: Place, marks: readonly Mark[]): void {
    if (isStruck(element)) leaveOut(this.leftOut, 'strikethrough');
    const place = placeIn(element, outer);
    const isBlock = BLOCKS.test(tagOf(element)) || place !== outer;
    const href = addressOf(element);
    if (href === '' && element.text.trim() !== '') leaveOut(this.leftOut, 'internal link');
    const inner = marksIn(element, marks);
    const own = href ? linkTo(href).addToSet(inner) : inner;
    if (isBlock) this.begin(place);
    for (const child of element.childNodes) this.read(child, place, own);
    if (isBlock) this.begin(outer);
  }

  readNote({ isInText, number }: Footnote, outer: Place): void {
    if (isInText) leaveOut(this.leftOut, 'footnote link');
    if (number === '') return;
    this.append(number, outer, [TEXT.marks.sup.create()]);
    if (!isInText) this.append(' ', outer, []);
  }

  readTable(element: HTMLElement, outer: Place): void {
    const onMerged = () => leaveOut(this.leftOut, 'merged cell');
    const table = tableOf(element, (cell) => textOfCell(cell, this.leftOut), onMerged);
    if (table.rows.length > 0) this.lines.push({ part: table });
    this.begin(outer);
  }

  readCode(element: HTMLElement, outer: Place): void {
    const text = element.text.replaceAll('\r', '').replace(/^\n|\s+$/g, '');
    if (text.trim() !== '') this.lines.push({ part: { kind: 'code', text } });
    this.begin(outer);
  }
}

/** Makes parts of lines: the items of a list, and the paragraphs of a quotation, are one part. */
function assemble(lines: readonly Line[]): CopiedPart[] {
  const parts: CopiedPart[] = [];
  let before: Place = {};
  for (const line of lines) {
    if ('part' in line) {
      parts.push(line.part);
      before = {};
      continue;
    }
    const { place } = line;
    const text = cleanLines(writeText(Fragment.from(line.nodes)));
    if (text === '') continue;
    const last = parts.at(-1);
    const { item, quote, level } = place;
    if (item) {
      const list = last?.kind === 'list' && before.item ? last : undefined;
      const continued = list && before.item?.item === item.item ? lastItem(list) : undefined;
      if (continued) continued.text += `\n${text}`;
      else if (list && (item.depth > 1 || list.isNumbered === item.isNumbered)) addItem(list, item, text);
      else {
        const items = [{ text, below: undefined }];
        parts.push({ kind: 'list', isNumbered: item.isNumbered, start: item.start, items });
      }
    } else if (quote) {
      const isSame = last?.kind === 'quote' && before.quote === quote;
      const one = isSame ? last : { kind: 'quote' as const, text: '', source: '' };
      if (!isSame) parts.push(one);
      const name = place.isSource ? 'source' : 'text';
      one[name] = one[name] === '' ? text : `${one[name]}\n${text}`;
    } else if (level === undefined) parts.push({ kind: 'text', text });
    else parts.push({ kind: 'heading', level, text: cleanPastedText(withoutMarkup(text)) });
    before = place;
  }
  return parts;
}

function textOfCell(cell: HTMLElement, leftOut: LeftOut): string {
  const reader = new Reader(leftOut);
  reader.read(cell, {}, []);
  return textsOf(assemble(reader.lines)).join('\n');
}

function parsed(html: string): HTMLElement {
  // Word hides in comments and conditions what only old versions of Internet Explorer need.
  const written = html.replace(/<!--[\s\S]*?-->|<![^>]*>/g, '');
  return parse(written, { comment: false, blockTextElements: { script: true, style: true } });
}

/** Reads HTML that a word processor, a spreadsheet or a browser has put on the clipboard. */
export function readCopied(html: string): Copied {
  const reader = new Reader(new Map());
  reader.read(parsed(html), {}, []);
  return { parts: assemble(reader.lines), leftOut: reader.leftOut };
}

/** Reads the cells of HTML that is one table and nothing else. */
export function readCopiedCells(html: string): string[][] | undefined {
  const root = parsed(html);
  const tables = root.querySelectorAll('table');
  const [table] = tables;
  if (!table || tables.length > 1) return undefined;
  const { rows } = tableOf(
    table,
    (cell) => textOfCell(cell, new Map()),
    () => undefined,
    true,
  );
  table.remove();
  for (const other of root.querySelectorAll('head, style, title')) other.remove();
  return root.text.trim() === '' ? rows : undefined;
}
