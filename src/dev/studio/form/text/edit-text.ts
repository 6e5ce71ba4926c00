import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state';
import { paragraphsOf, paragraphsOfHtml } from '../../paste/pasted-text.ts';
import { readsAs, readText, TEXT, writeText } from './markup.ts';

const { link } = TEXT.marks;
const ADDRESS = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)[^\s()[\]]*$/;

export const stateOf = (text: string) => EditorState.create({ doc: readText(text) });

/**
 * Applies a transaction. Typed characters can form markup, such as a bracket before a link; the text then shows what its
 * markup means, so that the page never shows anything else.
 */
export function applyEdit(state: EditorState, edit: Transaction): EditorState {
  const next = state.apply(edit);
  if (!edit.docChanged) return next;
  const meant = readText(writeText(next.doc.content));
  if (readsAs(meant.content, next.doc.content)) return next;
  const replaced = next.tr.replaceWith(0, next.doc.content.size, meant.content);
  const at = Math.min(next.selection.from, replaced.doc.content.size);
  return next.apply(replaced.setSelection(Selection.near(replaced.doc.resolve(at))));
}

/** Links the selected text, or the link in which the caret is; without both, inserts the address as a link. */
export function setLink(href: string): Command {
  return ({ selection, tr, doc }, dispatch) => {
    const { from, to } = selection.empty ? linkAround(doc, selection.from) : selection;
    const range = from === to ? { from, to: from + href.length } : { from, to };
    if (from === to) tr.insertText(href, from);
    dispatch?.(tr.addMark(range.from, range.to, link.create({ href })));
    return true;
  };
}

/** Removes the link around the selection. */
export const removeLink: Command = ({ selection, tr, doc }, dispatch) => {
  const { from, to } = selection.empty ? linkAround(doc, selection.from) : selection;
  dispatch?.(tr.removeMark(from, to, link));
  return true;
};

/** Returns the range of the link at a position. */
export function linkAround(doc: Node, at: number): { from: number; to: number; href: string } {
  let found = { from: at, to: at, href: '' };
  doc.forEach((node, offset) => {
    const mark = link.isInSet(node.marks);
    const to = offset + node.nodeSize;
    if (mark && at >= offset && at <= to) found = { from: offset, to, href: String(mark.attrs['href']) };
  });
  return found;
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

/** Reads the paragraphs of a paste, with their bold words and links. */
export function pastedParagraphs(html: string, plain: string): string[] {
  return html ? paragraphsOfHtml(html) : paragraphsOf(plain);
}

/** Inserts a text with markup in place of the selection. */
export function insertText(text: string): Command {
  return ({ tr, selection }, dispatch) => {
    dispatch?.(tr.replaceWith(selection.from, selection.to, readText(text).content));
    return true;
  };
}
