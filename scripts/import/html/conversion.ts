import type { Element, ElementContent, Root } from 'hast';
import type { ImportWords } from '../words.ts';
import type { EmbedBlock, Piece } from './parts.ts';
import type { Run } from './runs.ts';

/** What a text of the old site needs to know of everything around it. */
export interface Conversion {
  /** The title of the page, which names what has no name. */
  title: string;
  words: ImportWords;
  /** Whether a blank line begins a paragraph, as in a text of WordPress without elements. */
  hasBlankLines: boolean;
  /** The address in the new site. Undefined if there is none: then it has been reported. */
  link(address: string, node: Node): string | undefined;
  /** The name of a picture in content/media/. Undefined if it cannot be used: then it has been reported. */
  picture(address: string, node: Node): string | undefined;
  /** The address of another file in content/media/. */
  file(address: string, node: Node): string | undefined;
  /** Shows something of another server. */
  embed(address: string, heading: string, node: Node): EmbedBlock | undefined;
  /** Whether a link of the old site leads to the heading with this id. */
  isLinked(id: string): boolean;
  lose(what: string, node: Node): void;
}

export type Node = Root | ElementContent | Root['children'][number];

/** The functions by which the treatments of elements call each other. */
export interface Walk extends Conversion {
  /** The pieces of some nodes. `before` are those above, whose headings name what follows. */
  pieces(nodes: readonly Node[], before: readonly Piece[]): Piece[];
  /** The line of some nodes, and the pieces inside that no line can have. */
  line(nodes: readonly Node[], before: readonly Piece[]): { runs: Run[]; others: Piece[] };
}

export const isElement = (node: Node): node is Element => node.type === 'element';

/** Elements below a node with one of these names, from top to bottom; nothing inside of one of them. */
export function elementsIn(nodes: readonly Node[], names: RegExp): Element[] {
  return nodes.filter(isElement).flatMap((node) => {
    if (names.test(node.tagName)) return [node];
    return elementsIn(node.children, names);
  });
}

export const attributeOf = ({ properties }: Element, name: string): string | undefined => {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return value === undefined || value === null || typeof value === 'boolean' ? undefined : String(value);
};

/** All characters of a node. */
export function textIn(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}
