import type { Element } from 'hast';
import { attributeOf, elementsIn, isElement, type Node, type Walk } from './conversion.ts';
import type { ListItem, Piece } from './parts.ts';
import { plainText, type Run, writeTexts } from './runs.ts';

const MOST_ITEMS = 60;
const MOST_INNER = 30;
const LIST = /^(?:ul|ol|menu)$/;

/** The children of a paragraph, which is a line; any other node itself. */
const lineNodes = (node: Node): readonly Node[] =>
  isElement(node) && /^(?:p|div|label)$/.test(node.tagName) ? node.children : [node];

const isList = (node: Node): node is Element => isElement(node) && LIST.test(node.tagName);

/** The texts of the items of a list inside of an item. A list below that is one with it. */
function innerTexts(list: Element, walk: Walk, before: readonly Piece[], others: Piece[]): string[] {
  return list.children.filter(isElement).flatMap((item) => {
    const lists = item.children.filter(isList);
    if (lists.length > 0) walk.lose('a list of the third level became part of the second', item);
    const line = lineOf(item, walk, before, others);
    return [...writeTexts(line), ...lists.flatMap((one) => innerTexts(one, walk, before, others))];
  });
}

/** The line of an item without its lists: its paragraphs follow each other. */
function lineOf(item: Element, walk: Walk, before: readonly Piece[], others: Piece[]): Run[] {
  const runs: Run[] = [];
  for (const node of item.children) {
    if (isList(node)) continue;
    const inner = walk.line(lineNodes(node), before);
    runs.push(...inner.runs, { text: ' ', marks: [] });
    for (const other of inner.others)
      if (typeof other === 'string') runs.push({ text: `${other} `, marks: [] });
      else others.push(other);
  }
  return plainText(runs) === '' ? [] : runs;
}

/** An item with the list below it, and what no item can have. */
function itemOf(item: Element, walk: Walk, before: readonly Piece[]): { items: ListItem[]; others: Piece[] } {
  const others: Piece[] = [];
  const [text, ...more] = writeTexts(lineOf(item, walk, before, others));
  const lists = elementsIn(item.children.filter(isList), LIST);
  const inner = [...more, ...lists.flatMap((list) => innerTexts(list, walk, before, others))];
  if (text === undefined) return { items: inner, others };
  if (inner.length === 0) return { items: [text], others };
  const [list, rest] = [inner.slice(0, MOST_INNER), inner.slice(MOST_INNER)];
  if (rest.length > 0) walk.lose(`a list with more than ${MOST_INNER} items inside of a list`, item);
  return { items: [{ text, list }, ...rest], others };
}

/** A list. It goes on below a picture or a table that is inside of an item. */
export function listPieces(list: Element, walk: Walk, before: readonly Piece[]): Piece[] {
  const isNumbered = list.tagName === 'ol';
  const pieces: Piece[] = [];
  let items: ListItem[] = [];
  let number = Math.max(1, Number(attributeOf(list, 'start') ?? 1) || 1);
  const close = () => {
    if (items.length > 0)
      pieces.push(
        isNumbered
          ? { numbered: items, ...(number > 1 && { start: Math.min(number, 999) }) }
          : { list: items },
      );
    number += items.length;
    items = [];
  };
  for (const item of list.children.filter(isElement)) {
    const found =
      item.tagName === 'li' ? itemOf(item, walk, before) : { items: [], others: walk.pieces([item], before) };
    for (const one of found.items) {
      if (items.length === MOST_ITEMS) close();
      items.push(one);
    }
    if (found.others.length > 0) close();
    pieces.push(...found.others);
  }
  close();
  return pieces;
}

/** Terms and what they mean. */
export function definitionPieces(list: Element, walk: Walk, before: readonly Piece[]): Piece[] {
  return elementsIn(list.children, /^(?:dt|dd)$/).flatMap((node) => {
    const { runs, others } = walk.line(node.children, before);
    const isTerm = node.tagName === 'dt';
    const marked = runs.map((run): Run => (isTerm ? { ...run, marks: ['strong', ...run.marks] } : run));
    return [...writeTexts(marked), ...others];
  });
}
