import type { Element } from 'hast';
import { attributeOf, elementsIn, isElement, type Node, type Walk } from './conversion.ts';
import { ELEMENTS } from './elements.ts';
import { lastHeading, type Piece } from './parts.ts';
import { writeTexts } from './runs.ts';

const SHORTEST_ALT = 5;
const LONGEST_ALT = 200;

/** `2020/05/school-fair_2.jpg` → `school fair 2` */
const wordsOfName = (address: string) =>
  decodeURI(address.replace(/%(?![0-9a-f]{2})/gi, ''))
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/[-_.]+/g, ' ')
    .trim();

/** A text alternative: that of the old site, or the words of the caption, of the title or of the file. */
export function altOf(
  address: string,
  written: string | undefined,
  other: string | undefined,
  title: string,
): { alt: string; isInvented: boolean } {
  const known = [written, other].map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean);
  const text = known ?? wordsOfName(address);
  const long = text.length < SHORTEST_ALT ? `${text} – ${title}`.replace(/^ – /, '') : text;
  return { alt: long.slice(0, LONGEST_ALT).trim(), isInvented: !written?.trim() };
}

/** The address of a picture: one that a script would load later, too. */
const sourceOf = (node: Element) =>
  ['src', 'dataSrc', 'dataLazySrc', 'dataOrigFile']
    .map((name) => attributeOf(node, name))
    .find((address) => address && !address.startsWith('data:'));

export function picturePieces(node: Element, walk: Walk): Piece[] {
  const address = sourceOf(node);
  if (!address) {
    walk.lose('a picture without an address', node);
    return [];
  }
  const picture = walk.picture(address, node);
  if (picture === undefined) return [];
  const { alt, isInvented } = altOf(
    address,
    attributeOf(node, 'alt'),
    attributeOf(node, 'title'),
    walk.title,
  );
  if (isInvented) walk.lose(`a picture without a text alternative, which is now "${alt}": ${address}`, node);
  return [{ picture, alt }];
}

/** A figure: its caption belongs to the last thing in it. */
export function figurePieces(node: Element, walk: Walk, before: readonly Piece[]): Piece[] {
  const isCaption = (child: Node) => isElement(child) && child.tagName === 'figcaption';
  const captions = elementsIn(node.children, /^figcaption$/);
  const caption = captions.flatMap((one) => writeTexts(walk.line(one.children, before).runs));
  const inner = walk.pieces(
    node.children.filter((child) => !isCaption(child)),
    before,
  );
  const [first, ...more] = caption;
  const last = inner.at(-1);
  if (first === undefined) return inner;
  const others = inner.slice(0, -1);
  if (typeof last === 'object' && 'picture' in last) return [...others, { ...last, caption: first }, ...more];
  if (typeof last === 'object' && 'quote' in last && !last.source)
    return [...others, { ...last, source: first }, ...more];
  return [...inner, ...caption];
}

export function framePieces(node: Element, walk: Walk, before: readonly Piece[]): Piece[] {
  const address = sourceOf(node);
  const heading = attributeOf(node, 'title')?.trim() || lastHeading(before) || walk.title;
  const block = address ? walk.embed(address, heading, node) : undefined;
  if (!address) walk.lose('a frame without an address', node);
  return block ? [block] : [];
}

/** A film or sound of the old site becomes a link to its file. */
export function filmPieces(node: Element, walk: Walk, before: readonly Piece[]): Piece[] {
  const sources = elementsIn(node.children, /^source$/);
  const address = [node, ...sources].map(sourceOf).find(Boolean);
  if (!address) return [];
  const href = walk.file(address, node);
  if (href === undefined) return [];
  walk.lose(ELEMENTS[node.tagName]?.loses ?? node.tagName, node);
  const label = wordsOfName(address) || lastHeading(before) || walk.title;
  return [`[${label.replace(/[[\]]/g, '')}](${href})`];
}
