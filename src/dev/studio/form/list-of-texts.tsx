import { createContext } from 'react';
import type { JsonPath } from '@json-site/values/locations';
import { changedAt, innerValue } from '../values/at-path.ts';
import { focusField, idOf, pathOfField } from './field-ids.ts';

type Value = Record<string, unknown>;

interface EditedPart {
  value: Value;
  onChange: (value: Value, field: string) => void;
  /**
   * Called with the id of what was just added. Its errors wait until the focus leaves it: they would move its buttons.
   */
  setFresh: (id: string) => void;
  /** True while the last change of the document is an edit in a field, and not an undo or a change from elsewhere. */
  isEditing: boolean;
  /** A message about the last paste, at the field with this id. RJSF replaces the fields of a changed list. */
  notice: { id: string; text: string };
  setNotice: (notice: { id: string; text: string }) => void;
}

/** Gives the fields what they change besides their own value. */
export const EditedPartContext = createContext<EditedPart | null>(null);

/** Edits of the list around a text, which its own field cannot make. */
export interface ListOfTexts {
  /**
   * Replaces the text by paragraphs between its two parts. Returns the id of the last one's field, which gets the
   * caret.
   */
  split: (before: string, paragraphs: readonly string[], after: string) => string;
  /** Appends the text to the one before it. */
  join: (text: string) => void;
  canJoin: boolean;
}

/** Sets the caret of a field. A field that shows bold words has its own caret, and listens to the event. */
function placeCaret(path: JsonPath, at: number): void {
  // RJSF renders the changed list first.
  requestAnimationFrame(async () => {
    await focusField(path);
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.setSelectionRange(at, at);
    else field?.dispatchEvent(new CustomEvent('studio:caret', { detail: at }));
  });
}

/** Returns the edits of the list of texts around a field; null if the field is no item of one. */
export function listOfTexts(part: EditedPart | null, id: string): ListOfTexts | null {
  const path = part && pathOfField(part.value, id);
  const index = path?.at(-1);
  if (!part || !path || typeof index !== 'number') return null;
  const around = path.slice(0, -1);
  const previous = innerValue(part.value, [...around, index - 1]);
  const set = (from: number, count: number, texts: readonly string[]) => {
    const spliced = (list: unknown) => (list as unknown[]).toSpliced(from, count, ...texts);
    part.onChange(changedAt(part.value, around, spliced) as Value, id);
  };
  return {
    canJoin: typeof previous === 'string',
    split: (before, paragraphs, after) => {
      const [first = '', ...others] = paragraphs;
      const last = others.pop() ?? '';
      const caret = [...around, index + others.length + 1];
      set(index, 1, [before + first, ...others, last + after]);
      placeCaret(caret, last.length);
      return idOf(caret);
    },
    join: (text) => {
      if (typeof previous !== 'string') return;
      set(index - 1, 2, [previous + text]);
      placeCaret([...around, index - 1], previous.length);
    },
  };
}
