import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { ListOfTexts } from '../form/list-of-texts.tsx';
import { paragraphsOf } from './pasted-text.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Returns a field that shows text as it is written, with the texts before and after the selection. */
function textField(target: EventTarget): { field: TextField; before: string; after: string } | null {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  if (!isField || target.getAttribute('role') === 'combobox' || target.closest('dialog')) return null;
  const { value, selectionStart, selectionEnd } = target;
  return {
    field: target,
    before: value.slice(0, selectionStart ?? 0),
    after: value.slice(selectionEnd ?? 0),
  };
}

/** Cleans text that is pasted into a plain field of a form. Each paragraph becomes an item of a list of texts. */
export function pasteInto(listOf: (id: string) => ListOfTexts | null) {
  return (event: ClipboardEvent) => {
    const found = textField(event.target);
    const paragraphs = paragraphsOf(event.clipboardData.getData('text/plain'));
    if (!found || paragraphs.length === 0) return;
    event.preventDefault();
    const list = paragraphs.length > 1 ? listOf(found.field.id) : null;
    const [first = '', ...others] = paragraphs;
    const last = others.pop() ?? '';
    if (list) list.replace([found.before + first, ...others, last + found.after], others.length + 1);
    // The browser inserts the text as if it were typed, so that its own undo works.
    else document.execCommand('insertText', false, paragraphs.join(' '));
  };
}

/** In a list of texts, Enter begins the next item and Backspace at the start joins it to the one before. */
export function writeList(listOf: (id: string) => ListOfTexts | null) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    const found = key === 'Enter' || key === 'Backspace' ? textField(event.target) : null;
    const list = found && !nativeEvent.isComposing ? listOf(found.field.id) : null;
    if (!found || !list) return;
    const isAtStart = found.field.selectionStart === 0 && found.field.selectionEnd === 0;
    if (key === 'Enter') list.replace([found.before, found.after], 1);
    else if (isAtStart && list.canJoin) list.join(found.after);
    else return;
    event.preventDefault();
  };
}
