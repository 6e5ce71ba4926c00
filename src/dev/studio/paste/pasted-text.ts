import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { Fragment, type Mark, type Node as TextNode } from 'prosemirror-model';
import { TEXT, writeText } from '../form/text/markup.ts';

const { link, strong } = TEXT.marks;

/**
 * Characters without a shape: soft hyphens, zero-width spaces, embedded directions, private use. The joiners and the
 * two marks of the writing direction stay: emoji, Hindi, Persian and Hebrew are written with them.
 */
const INVISIBLE = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFFC\uE000-\uF8FF]/gu;
const BLOCKS =
  /^(?:address|article|blockquote|dd|div|dl|dt|figure|h[1-6]|header|li|main|ol|p|pre|section|table|td|th|tr|ul)$/;
const IGNORED = /^(?:head|link|meta|script|style|title|xml|o:p)$/;
const BOLD = /^(?:b|strong)$/;
/** Word writes the bullet or the number of an item as words. */
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

/** Collects the paragraphs of an element. `paragraphs` ends with the one that is being written. */
function collect(node: Node, paragraphs: TextNode[][], mark: Mark | null): void {
  const append = (text: string) => paragraphs.at(-1)?.push(TEXT.text(text, mark ? [mark] : []));
  if (node.nodeType === NodeType.TEXT_NODE && node.text !== '') append(node.text.replace(/\s+/g, ' '));
  if (node.nodeType !== NodeType.ELEMENT_NODE) return;
  const element = node as HTMLElement;
  const tag = (element.rawTagName ?? '').toLowerCase();
  if (IGNORED.test(tag) || WORD_BULLET.test(element.attributes['style'] ?? '')) return;
  if (tag === 'br') append(' ');
  if (BLOCKS.test(tag)) paragraphs.push([]);
  const href = tag === 'a' ? (element.getAttribute('href') ?? '') : '';
  let inner = mark;
  // The markup has no bold link: a link stays a link.
  if (mark?.type !== link) {
    if (SAFE_LINK.test(href) && !/[\s()]/.test(href)) inner = link.create({ href });
    else if (isBold(element) && !BLOCKS.test(tag)) inner = strong.create();
  }
  for (const child of element.childNodes) collect(child, paragraphs, inner);
  if (BLOCKS.test(tag)) paragraphs.push([]);
}

/** Converts HTML from a word processor or a web page to clean paragraphs with **bold** and [links](/path). */
export function paragraphsOfHtml(html: string): string[] {
  const paragraphs: TextNode[][] = [[]];
  collect(parse(html.replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')), paragraphs, null);
  return paragraphs.map((nodes) => cleanPastedText(writeText(Fragment.from(nodes)))).filter(Boolean);
}

/** Parts of a document that a text cannot have. */
const LOST: [RegExp, string][] = [
  [/<h[1-6]\b/i, 'headings'],
  [/<[uo]l\b|mso-list/i, 'lists'],
  [/<table\b/i, 'tables'],
  [/<img\b/i, 'pictures'],
];

/** Names the kinds of parts that a paste loses, because it becomes paragraphs. */
export function lostIn(html: string): string[] {
  return LOST.flatMap(([pattern, name]) => (pattern.test(html) ? [name] : []));
}
