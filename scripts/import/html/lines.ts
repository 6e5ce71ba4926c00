import type { InlineMark } from '@json-site/model/model';
import { attributeOf, isElement, type Node, textIn, type Walk } from './conversion.ts';
import { ELEMENTS, MARKED } from './elements.ts';
import type { Piece } from './parts.ts';
import type { Run } from './runs.ts';

/** Ends a line. Unlike a line break in the source, it is not a space. */
export const LINE_END = '\u2028';

/** A link of a footnote back to the text. */
const isBackLink = (node: Node) =>
  isElement(node) && (node.properties['dataFootnoteBackref'] !== undefined || node.tagName === 'input');

/** Whether a picture is linked to its own file, as WordPress does. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#].*)?$/i;

/** Collects the line of some nodes: characters with marks and links. What no line can have goes into `others`. */
export function collectLine(
  nodes: readonly Node[],
  walk: Walk,
  before: readonly Piece[],
  outer: Omit<Run, 'text'> = { marks: [] },
): { runs: Run[]; others: Piece[] } {
  const runs: Run[] = [];
  const others: Piece[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      const text = walk.hasBlankLines
        ? node.value.replace(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/g, LINE_END)
        : node.value;
      runs.push({ ...outer, text });
    }
    if (!isElement(node) || isBackLink(node)) continue;
    if (node.tagName === 'br') runs.push({ ...outer, text: LINE_END });
    else if (ELEMENTS[node.tagName]) others.push(...walk.pieces([node], before));
    else {
      const inner = collectLine(node.children, walk, before, innerOf(node, outer, walk));
      runs.push(...inner.runs);
      others.push(...inner.others);
    }
  }
  return { runs, others };
}

/** Marks and link inside of an element. */
function innerOf(node: Node, outer: Omit<Run, 'text'>, walk: Walk): Omit<Run, 'text'> {
  if (!isElement(node)) return outer;
  const mark: InlineMark | undefined = MARKED[node.tagName];
  if (mark && !outer.marks.includes(mark)) return { ...outer, marks: [...outer.marks, mark] };
  const address = node.tagName === 'a' ? attributeOf(node, 'href')?.trim() : undefined;
  if (!address || outer.href !== undefined) return outer;
  // A picture is shown, and its own file is not linked.
  if (textIn(node).trim() === '') {
    if (!PICTURE.test(address)) walk.lose(`a link around a picture: ${address}`, node);
    return outer;
  }
  // The note is below the text.
  if (node.properties['dataFootnoteRef'] !== undefined) return outer;
  const href = walk.link(address, node);
  return href === undefined ? outer : { ...outer, href };
}

/** Splits runs where a line ends. */
export function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...rest] = run.text.split(LINE_END);
    lines.at(-1)?.push({ ...run, text: first });
    for (const text of rest) lines.push([{ ...run, text }]);
  }
  return lines;
}
