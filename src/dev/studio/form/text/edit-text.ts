import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state';
import { markupOffsets, readsAs, readText, TEXT, writeText } from './markup.ts';

const { link } = TEXT.marks;
const ADDRESS = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)[^\s()[\]]*$/;

/** More rounds than the marks of a text can need. */
const MOST_ROUNDS = 5;

export const editorStateOf = (text: string) => EditorState.create({ doc: readText(text) });

/** Shows what the markup of a text means: typed characters can form markup, such as a bracket before a link. */
export function asRead(state: EditorState): EditorState {
  const { doc, selection, tr } = state;
  let meant = readText(writeText(doc.content));
  if (readsAs(meant.content, doc.content)) return state;
  // What is read can mean something else when it is written without the marks that were lost.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const again = readText(writeText(meant.content));
    if (readsAs(again.content, meant.content)) break;
    meant = again;
  }
  const typed = markupOffsets(doc.content)[selection.from - 1] ?? -1;
  return state.apply(placeCaret(tr.replaceWith(0, doc.content.size, meant.content), typed + 1));
}

/** Sets the caret to an offset in the markup. What is typed behind the end of a bold part is not bold. */
export function placeCaret(tr: Transaction, offset: number): Transaction {
  const before = markupOffsets(tr.doc.content).filter((at) => at < offset);
  tr.setSelection(Selection.near(tr.doc.resolve(before.length)));
  return offset > (before.at(-1) ?? -1) + 1 ? tr.setStoredMarks([]) : tr;
}

/** Replaces the whole text, and leaves the caret where it is. */
export function replaced(tr: Transaction, { content }: Node, caret: number): Transaction {
  tr.replaceWith(0, tr.doc.content.size, content);
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(caret, content.size))));
}

export function applyEdit(state: EditorState, edit: Transaction): EditorState {
  const next = state.apply(edit);
  return edit.docChanged ? asRead(next) : next;
}

/**
 * Links the selected text, or the link in which the caret is; without both, inserts the address as a link. The caret is
 * behind it.
 */
export function setLink(href: string): Command {
  return ({ selection, tr, doc }, dispatch) => {
    const { from, to } = selection.empty ? linkAround(doc, selection.from) : selection;
    if (from === to) tr.insertText(href, from);
    const end = tr.mapping.map(to);
    tr.addMark(from, end, link.create({ href }));
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end))));
    return true;
  };
}

export const removeLink: Command = ({ selection, tr, doc }, dispatch) => {
  const { from, to } = selection.empty ? linkAround(doc, selection.from) : selection;
  dispatch?.(tr.removeMark(from, to, link));
  return true;
};

export function linkAround(doc: Node, at: number): { from: number; to: number; href: string } {
  const links: { from: number; to: number; href: string }[] = [];
  doc.forEach((node, offset) => {
    const href = link.isInSet(node.marks)?.attrs['href'] as string | undefined;
    const last = links.at(-1);
    const to = offset + node.nodeSize;
    // Words of a link can have other marks than its others.
    if (last?.href === href && last?.to === offset) last.to = to;
    else if (href !== undefined) links.push({ from: offset, to, href });
  });
  return links.findLast(({ from, to }) => at >= from && at <= to) ?? { from: at, to: at, href: '' };
}

/** The texts before and after the selection, as markup. */
export function aroundSelection({ doc, selection }: EditorState): [before: string, after: string] {
  return [
    writeText(doc.slice(0, selection.from).content),
    writeText(doc.slice(selection.to, doc.content.size).content),
  ];
}

/** An address that is pasted over selected words makes them a link. */
export function pastedLink({ selection }: EditorState, plain: string): Command | undefined {
  const address = plain.trim();
  return !selection.empty && ADDRESS.test(address) ? setLink(address) : undefined;
}

/** Inserts a text with markup in place of the selection. */
export function insertText(text: string): Command {
  return ({ tr, selection }, dispatch) => {
    dispatch?.(tr.replaceWith(selection.from, selection.to, readText(text).content));
    return true;
  };
}
