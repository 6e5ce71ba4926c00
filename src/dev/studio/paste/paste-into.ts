import type { ClipboardEvent } from 'react';
import { FIELD_PREFIX } from '../form/field-prefix.ts';
import { insertParagraphs, pathOfField } from './insert-paragraphs.ts';
import { paragraphsOf, paragraphsOfHtml } from './pasted-text.ts';

/** Cleans text that is pasted into a field of a form. Each paragraph becomes an item of a list of texts. */
export function pasteInto(
  value: Record<string, unknown>,
  onChange: (value: Record<string, unknown>, field: string) => void,
) {
  return (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const isArea = target instanceof HTMLTextAreaElement;
    const isText = isArea || (target instanceof HTMLInputElement && target.type === 'text');
    if (!isText) return;
    const html = clipboardData.getData('text/html');
    const plain = paragraphsOf(clipboardData.getData('text/plain'));
    // Only fields of several lines show bold and links.
    const paragraphs = isArea && html ? paragraphsOfHtml(html) : plain;
    if (paragraphs.length === 0) return;
    event.preventDefault();
    const path = paragraphs.length > 1 ? pathOfField(value, target.id, FIELD_PREFIX) : undefined;
    const selection: [number, number] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    const inserted = path && insertParagraphs(value, path, selection, paragraphs);
    if (inserted) onChange(inserted as Record<string, unknown>, target.id);
    // The browser inserts the text as if it were typed, so that its own undo works.
    else document.execCommand('insertText', false, paragraphs.join(' '));
  };
}
