import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { Fragment, type Mark, type Node as TextNode } from 'prosemirror-model';
import { withoutMarkup } from '@json-site/compiler/words';
import type { InlineMark } from '@json-site/model/model';
import { valueIn } from '@json-site/values/objects';
import { TEXT, writeText } from '../form/text/markup.ts';

const { link } = TEXT.marks;

/**
 * Characters without a shape: soft hyphens, zero-width spaces, embedded directions, private use. The joiners and the
 * two marks of the writing direction stay: emoji, Hindi, Persian and Hebrew are written with them.
 */
const INVISIBLE = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFFC\uE000-\uF8FF]/gu;
const BLOCKS =
  /^(?:address|article|blockquote|dd|div|dl|dt|figure|h[1-6]|header|li|main|ol|p|pre|section|table|td|th|tr|ul)$/;
const IGNORED = /^(?:head|link|meta|script|style|title|xml|o:p)$/;
const BOLD = /^(?:b|strong)$/;
/** The mark of a text that is the same as an element. */
const MARK_OF: Readonly<Record<string, InlineMark>> = {
  em: 'em',
  i: 'em',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  sup: 'sup',
  sub: 'sub',
};
/** Word writes the bullet or the number of an item as words. */
const WORD_ITEM = /mso-list:\s*(?!ignore)/i;
const WORD_BULLET = /mso-list:\s*ignore/i;
const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/|#)/i;

/** Removes invisible characters and needless spaces of one paragraph. */
export function cleanPastedText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

/** Splits plain text into clean paragraphs. A single line break continues the paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[\t ]*\r?\n|\u2029/)
    .map(cleanPastedText)
    .filter(Boolean);
}

/** Whether an element is bold: Google Docs wraps everything in a <b> that is not. */
function isBold({ rawTagName, attributes }: HTMLElement): boolean {
  const weight = /(?<![\w-])font-weight:\s*(\w+)/i.exec(attributes['style'] ?? '')?.[1];
  if (weight !== undefined) return weight === 'bold' || Number(weight) >= 600;
  return BOLD.test(rawTagName?.toLowerCase() ?? '');
}

/** The mark that an element adds to the texts inside it. */
function markOf(element: HTMLElement, tag: string): InlineMark | undefined {
  if (BLOCKS.test(tag)) return undefined;
  return isBold(element) ? 'strong' : MARK_OF[tag];
}

/** What a paragraph is part of: a heading of this level, a list, a quotation, or nothing. */
type Kind = 'text' | 'list' | 'numbered' | 'quote' | `h${number}`;

interface Paragraph {
  kind: Kind;
  nodes: TextNode[];
}

/** The kind of the paragraphs inside an element. */
function kindIn(element: HTMLElement, tag: string, outer: Kind): Kind {
  if (/^h[1-6]$/.test(tag)) return tag as Kind;
  if (tag === 'blockquote') return 'quote';
  if (tag === 'li') return element.parentNode?.rawTagName?.toLowerCase() === 'ol' ? 'numbered' : 'list';
  return WORD_ITEM.test(element.attributes['style'] ?? '') ? 'list' : outer;
}

/** Collects the paragraphs of an element. `paragraphs` ends with the one that is being written. */
function collect(node: Node, paragraphs: Paragraph[], marks: readonly Mark[], kind: Kind): void {
  const append = (text: string) => paragraphs.at(-1)?.nodes.push(TEXT.text(text, marks));
  if (node.nodeType === NodeType.TEXT_NODE && node.text !== '') append(node.text.replace(/\s+/g, ' '));
  if (node.nodeType !== NodeType.ELEMENT_NODE) return;
  const element = node as HTMLElement;
  const tag = (element.rawTagName ?? '').toLowerCase();
  if (IGNORED.test(tag) || WORD_BULLET.test(element.attributes['style'] ?? '')) return;
  if (tag === 'br') append(' ');
  const inner = kindIn(element, tag, kind);
  if (BLOCKS.test(tag)) paragraphs.push({ kind: inner, nodes: [] });
  const href = tag === 'a' ? (element.getAttribute('href') ?? '') : '';
  const mark = markOf(element, tag);
  let own = mark ? TEXT.marks[mark].create().addToSet(marks) : marks;
  if (SAFE_LINK.test(href) && !/[\s()]/.test(href)) own = link.create({ href }).addToSet(own);
  for (const child of element.childNodes) collect(child, paragraphs, own, inner);
  if (BLOCKS.test(tag)) paragraphs.push({ kind, nodes: [] });
}

/**
 * Converts HTML from a word processor or a web page to clean paragraphs with markup, and to the kinds of parts that a
 * text can have: `heading`, `list` …
 */
export function partsOfHtml(html: string, kinds: readonly string[]): unknown[] {
  const paragraphs: Paragraph[] = [{ kind: 'text', nodes: [] }];
  collect(parse(html.replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')), paragraphs, [], 'text');
  const written = paragraphs
    .map(({ kind, nodes }) => ({ kind, text: cleanPastedText(writeText(Fragment.from(nodes))) }))
    .filter(({ text }) => text !== '');
  const levels = written.flatMap(({ kind }) => (kind.startsWith('h') ? [kind] : []));
  const highest = levels.toSorted()[0];
  const parts: unknown[] = [];
  let before: Kind = 'text';
  for (const { kind, text } of written) {
    const isHeading = kind.startsWith('h');
    const name = isHeading ? (kind === highest ? 'heading' : 'subheading') : kind;
    const items = valueIn(parts.at(-1), name);
    if (!kinds.includes(name) || name === 'text') parts.push(text);
    else if (isHeading) parts.push({ [name]: withoutMarkup(text) });
    else if (kind === before && Array.isArray(items)) items.push(text);
    else parts.push({ [name]: kind === 'quote' ? text : [text] });
    before = kind;
  }
  return parts;
}

/** Converts HTML to clean paragraphs with markup. */
export const paragraphsOfHtml = (html: string): string[] => partsOfHtml(html, []).map(String);

/** Parts of a document that a text cannot have, and the kind of part that is the same. */
const LOST: [RegExp, string, kind?: string][] = [
  [/<h[1-6]\b/i, 'headings', 'heading'],
  [/<[uo]l\b|mso-list/i, 'lists', 'list'],
  [/<table\b/i, 'tables'],
  [/<img\b/i, 'pictures'],
];

/** Names what a paste loses, because it becomes paragraphs and these kinds of parts. */
export function lostIn(html: string, kinds: readonly string[] = []): string[] {
  return LOST.flatMap(([pattern, name, kind]) =>
    pattern.test(html) && !(kind !== undefined && kinds.includes(kind)) ? [name] : [],
  );
}
