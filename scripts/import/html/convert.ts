import type { Element, Root } from 'hast';
import {
  attributeOf,
  type Conversion,
  elementsIn,
  isElement,
  type Node,
  textIn,
  type Walk,
} from './conversion.ts';
import { ELEMENTS, type Treatment } from './elements.ts';
import { filmAt } from './films.ts';
import { collectLine, splitLines } from './lines.ts';
import { definitionPieces, listPieces } from './lists.ts';
import { lastHeading, type Piece } from './parts.ts';
import { figurePieces, filmPieces, framePieces, picturePieces } from './pictures.ts';
import { plainText, type Run, writeTexts } from './runs.ts';
import { tablePieces } from './tables.ts';

const LONGEST_HEADING = 90;
const LONGEST_CODE = 4000;
const ID = /^[a-z][a-z0-9-]{0,59}$/;

type Treat = (node: Element, walk: Walk, before: readonly Piece[], level: number) => Piece[];

/** A line whose only text is the address of a film is that film. */
function lineText(runs: Run[], walk: Walk, before: readonly Piece[], node: Node): Piece[] {
  const text = plainText(runs);
  const isFilm = /^https?:\/\/\S+$/.test(text) && filmAt(text) !== undefined;
  const film = isFilm ? walk.embed(text, lastHeading(before) ?? walk.title, node) : undefined;
  return film ? [film] : writeTexts(runs);
}

function linePieces(nodes: readonly Node[], walk: Walk, before: readonly Piece[]): Piece[] {
  const [first] = nodes;
  if (!first) return [];
  const { runs, others } = walk.line(nodes, before);
  return [...splitLines(runs).flatMap((line) => lineText(line, walk, before, first)), ...others];
}

const headingPieces: Treat = (node, walk, before, level) => {
  const { runs, others } = walk.line(node.children, before);
  const text = plainText(runs);
  const own = Number(node.tagName.slice(1));
  // The page shows its title.
  if (text === walk.title && before.length === 0) return others;
  if (text.length < 2) return [...writeTexts(runs), ...others];
  if (text.length > LONGEST_HEADING) {
    walk.lose('a heading with more than 90 characters became a paragraph', node);
    return [...writeTexts(runs.map((run): Run => ({ ...run, marks: ['strong'] }))), ...others];
  }
  const loses = ELEMENTS[node.tagName]?.loses;
  if (loses && own - level > 1) walk.lose(loses, node);
  const id = attributeOf(node, 'id') ?? '';
  const named = ID.test(id) && walk.isLinked(id) ? { id } : {};
  const part: Piece = own === level ? { heading: text, ...named } : { subheading: text, ...named };
  return [part, ...others];
};

const quotePieces: Treat = (node, walk, before) => {
  const isSource = (child: Node) => isElement(child) && /^(?:cite|footer)$/.test(child.tagName);
  const source = node.children
    .filter(isSource)
    .flatMap((child) => writeTexts(walk.line([child], before).runs));
  const pieces = walk.pieces(
    node.children.filter((child) => !isSource(child)),
    before,
  );
  const quoted = pieces.map((piece): Piece => (typeof piece === 'string' ? { quote: piece } : piece));
  const last = quoted.findLastIndex((piece) => typeof piece === 'object' && 'quote' in piece);
  const [first, ...more] = source;
  if (first === undefined) return quoted;
  if (last < 0) return [...quoted, ...source];
  return [
    ...quoted.map((piece, at): Piece => {
      const isLast = at === last && typeof piece === 'object' && 'quote' in piece;
      return isLast ? { quote: piece.quote, source: first.replace(/^\s*[—–-]\s*/, '') } : piece;
    }),
    ...more,
  ];
};

/** Code keeps its lines. */
const codePieces: Treat = (node) => {
  const pieces: { code: string }[] = [];
  for (const line of textIn(node)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\s+$/g, '')
    .split('\n')) {
    const last = pieces.at(-1);
    const part = line.slice(0, LONGEST_CODE);
    if (last && last.code.length + part.length < LONGEST_CODE) last.code += `\n${part}`;
    else if (part !== '') pieces.push({ code: part });
  }
  return pieces;
};

/** The function for each way in which an element becomes part of a page. */
const TREATMENTS: Readonly<Record<Treatment, Treat>> = {
  inside: (node, walk, before) => {
    const loses = ELEMENTS[node.tagName]?.loses;
    if (loses) walk.lose(loses, node);
    return walk.pieces(node.children, before);
  },
  paragraph: (node, walk, before) => linePieces(node.children, walk, before),
  heading: headingPieces,
  list: listPieces,
  numbered: listPieces,
  definitions: definitionPieces,
  quote: quotePieces,
  code: codePieces,
  table: tablePieces,
  picture: picturePieces,
  figure: figurePieces,
  frame: framePieces,
  film: filmPieces,
  nothing: () => [],
  lost: (node, walk) => {
    const words = textIn(node).trim().split(/\s+/).filter(Boolean).length;
    const more = node.tagName !== 'script' && words > 0 ? ` (${words} words)` : '';
    walk.lose(`${ELEMENTS[node.tagName]?.loses ?? node.tagName}${more}`, node);
    return [];
  },
};

/** A block of WordPress without a text: `<!-- wp:latest-posts /-->` */
const DYNAMIC = /^\s*wp:([\w/-]+)[\s\S]*\/\s*$/;

/** The highest level of the headings of a text. */
const highestLevel = (tree: Root) =>
  Math.min(...elementsIn(tree.children, /^h[1-6]$/).map(({ tagName }) => Number(tagName.slice(1))));

/** Converts the text of an old page to parts and blocks. */
export function convert(tree: Root, conversion: Conversion): Piece[] {
  const level = highestLevel({
    ...tree,
    // The title of the page is above all of them.
    children: tree.children.filter((node) => !isElement(node) || textIn(node).trim() !== conversion.title),
  });
  const walk: Walk = {
    ...conversion,
    line: (nodes, before) => collectLine(nodes, walk, before),
    pieces(nodes, before) {
      const pieces: Piece[] = [];
      let line: Node[] = [];
      const above = () => [...before, ...pieces];
      const close = () => {
        if (line.some((one) => textIn(one).trim() !== '' || isElement(one)))
          pieces.push(...linePieces(line, walk, above()));
        line = [];
      };
      for (const node of nodes) {
        const row = isElement(node) ? ELEMENTS[node.tagName] : undefined;
        const dynamic = node.type === 'comment' ? DYNAMIC.exec(node.value)?.[1] : undefined;
        if (dynamic !== undefined) walk.lose(`the block "${dynamic}" of WordPress, which has no text`, node);
        if (!row || !isElement(node)) line.push(node);
        else {
          close();
          pieces.push(...TREATMENTS[row.becomes](node, walk, above(), level));
        }
      }
      close();
      return pieces;
    },
  };
  return walk.pieces(tree.children, []);
}
