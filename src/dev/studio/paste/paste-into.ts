import type { ClipboardEvent, KeyboardEvent } from 'react';
import { withoutMarkup } from '@json-site/compiler/words';
import { kindOfKey } from '../form/kind-keys.ts';
import type { ListOfTexts, PasteMessage } from '../form/list-of-texts.tsx';
import { paragraphsOf } from './clean-text.ts';
import { readClipboard } from './clipboard.ts';

type ListOf = (id: string) => ListOfTexts | null;

/** Returns a field that shows text as it is written, with the texts before and after the selection. */
function textField(target: EventTarget) {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  if (!isField || target.getAttribute('role') === 'combobox' || target.closest('dialog')) return null;
  const { id, value } = target;
  const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
  return { id, before: value.slice(0, start), after: value.slice(end), isAtStart: end === 0 };
}

/**
 * Cleans text that is pasted into a plain field of a form. Each paragraph becomes an item of a list of texts. Returns
 * what to tell at the field.
 */
export function pasteInto(event: ClipboardEvent, listOf: ListOf): Omit<PasteMessage, 'before'> | undefined {
  const field = textField(event.target);
  if (!field) return undefined;
  const plain = paragraphsOf(event.clipboardData.getData('text/plain'));
  const read = (kinds: readonly string[] | null) => {
    const { values, report: text, offer } = readClipboard(event.clipboardData, kinds);
    return {
      paragraphs: plain.length > 0 ? plain : values.map((value) => withoutMarkup(`${value}`)),
      text,
      offer,
    };
  };
  const one = read(null);
  if (one.paragraphs.length === 0 && one.text === '') return undefined;
  event.preventDefault();
  const list = one.paragraphs.length > 1 ? listOf(field.id) : null;
  if (list) {
    const { paragraphs, ...message } = read(list.kinds);
    return { id: list.split(field.before, paragraphs, field.after), ...message };
  }
  const { paragraphs, ...message } = one;
  // The browser inserts the text as if it were typed, so that its own undo works.
  document.execCommand('insertText', false, paragraphs.join(' '));
  return { id: field.id, ...message };
}

/** Makes a heading, a list or a quotation of the part with the caret, by the keys of word processors. */
export function chooseKind(event: KeyboardEvent, listOf: ListOf): void {
  const kind = kindOfKey(event);
  if (kind && event.target instanceof Element && listOf(event.target.id)?.turnInto(kind))
    event.preventDefault();
}

/** In a list of texts, Enter begins the next item and Backspace at the start joins it to the one before. */
export function writeList(event: KeyboardEvent, listOf: ListOf): void {
  const { key, nativeEvent } = event;
  if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Backspace')) return;
  const field = textField(event.target);
  const list = field && listOf(field.id);
  if (!list) return;
  if (key === 'Enter') list.enter(field.before, field.after);
  else if (!field.isAtStart || !list.backspace(field.after)) return;
  event.preventDefault();
}
