import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/**
 * Characters without a shape: soft hyphens, zero-width spaces, embedded directions, private use. The joiners and the two
 * marks of the writing direction stay: emoji, Hindi, Persian and Hebrew are written with them.
 */
const INVISIBLE = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFFC\uE000-\uF8FF]/gu;
const BLOCKS =
  /^(?:address|article|blockquote|dd|div|dl|dt|figure|h[1-6]|header|li|main|ol|p|pre|section|table|td|th|tr|ul)$/;
const IGNORED = /^(?:head|link|meta|script|style|title|xml|o:p)$/;
const BOLD = /^(?:b|strong)$/;
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

/** Puts marks around a text, but not around the spaces at its ends. */
function marked(text: string, before: string, after: string): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === '' ? text : `${start}${before}${inner}${after}${end}`;
}

/** Collects the paragraphs of an element. `paragraphs` ends with the one that is being written. */
function collect(node: Node, paragraphs: string[], isInBold: boolean, isInLink: boolean): void {
  const append = (text: string) => {
    paragraphs[paragraphs.length - 1] += text;
  };
  if (node.nodeType === NodeType.TEXT_NODE) append(node.text.replace(/\s+/g, ' '));
  if (node.nodeType !== NodeType.ELEMENT_NODE) return;
  const element = node as HTMLElement;
  const tag = (element.rawTagName ?? '').toLowerCase();
  if (IGNORED.test(tag)) return;
  if (tag === 'br') append(' ');
  if (BLOCKS.test(tag)) paragraphs.push('');
  const href = tag === 'a' && !isInLink ? (element.getAttribute('href') ?? '') : '';
  const isLink = SAFE_LINK.test(href) && !/[\s()]/.test(href);
  const startsBold = isBold(element) && !isInBold && !BLOCKS.test(tag);
  if (isLink || startsBold) {
    // A mark does not go on in the next paragraph.
    const inner = [''];
    for (const child of element.childNodes) collect(child, inner, isInBold || startsBold, isInLink || isLink);
    const [first = '', ...rest] = inner.map((text) =>
      isLink ? marked(text, '[', `](${href})`) : marked(text, '**', '**'),
    );
    append(first);
    paragraphs.push(...rest);
  } else {
    for (const child of element.childNodes) collect(child, paragraphs, isInBold, isInLink);
  }
  if (BLOCKS.test(tag)) paragraphs.push('');
}

/** Converts HTML from a word processor or a web page to clean paragraphs with **bold** and [links](/path). */
export function paragraphsOfHtml(html: string): string[] {
  const paragraphs = [''];
  collect(parse(html.replace(/<!--[\s\S]*?-->/g, '')), paragraphs, false, false);
  return paragraphs.map(cleanPastedText).filter(Boolean);
}

/** Parts of a document that a text cannot have. */
const LOST: [RegExp, string][] = [
  [/<h[1-6]\b/i, 'headings'],
  [/<[uo]l\b/i, 'lists'],
  [/<table\b/i, 'tables'],
  [/<img\b/i, 'pictures'],
];

/** Names the kinds of parts that a paste loses, because it becomes paragraphs. */
export function lostIn(html: string): string[] {
  return LOST.flatMap(([pattern, name]) => (pattern.test(html) ? [name] : []));
}
