import { createContext } from 'react';
import { childSchema, type Schema } from '@json-site/compiler/schema';
import type { JsonPath } from '@json-site/values/locations';
import { changedAt, innerValue } from '../values/at-path.ts';
import { focusField, idOf, pathOfField } from './field-ids.ts';
import { chosenPart } from './form-schema.ts';

type Value = Record<string, unknown>;

/** A message about the last paste, at the field with this id. RJSF replaces the fields of a changed list. */
export interface PasteMessage {
  id: string;
  text: string;
  /** The pasted parts, if another block can have more of them. */
  offer: readonly unknown[];
  /** The values before the paste and right after it. */
  before: Value;
  after?: Value;
}

interface EditedPart {
  value: Value;
  /** The schema of its form. */
  rules: Schema;
  onChange: (value: Value, field: string) => void;
  /**
   * Called with the id of what was just added. Its errors wait until the focus leaves it: they would move its buttons.
   */
  setFresh: (id: string) => void;
  /** True while the last change of the document is an edit in a field, and not an undo or a change from elsewhere. */
  isEditing: boolean;
  notice: PasteMessage;
  setNotice: (notice: PasteMessage) => void;
}

/** Gives the fields what they change besides their own value. */
export const EditedPartContext = createContext<EditedPart | null>(null);

/** Edits of the list around a text, which its own field cannot make. */
export interface ListOfTexts {
  /**
   * Replaces the text by others between its two halves: by paragraphs, and by other values that the list can have.
   * Returns the id of the last one's field, which gets the caret.
   */
  split: (before: string, parts: readonly unknown[], after: string) => string;
  /** Appends the text to the one before it. */
  join: (text: string) => void;
  canJoin: boolean;
  /** The names of the alternatives that an item of the list can be. */
  kinds: readonly string[];
}

/** Returns the names of the alternatives that the items of a list can be. */
function kindsIn({ rules, value }: EditedPart, path: JsonPath): string[] {
  let schema: Schema | undefined = rules;
  for (const [index, segment] of path.entries()) {
    const around: Schema | undefined = schema && chosenPart(schema, innerValue(value, path.slice(0, index)));
    schema = around && childSchema(around, segment);
  }
  return Object.keys(schema?.items?.alternatives ?? {});
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
  const set = (from: number, count: number, texts: readonly unknown[]) => {
    const spliced = (list: unknown) => (list as unknown[]).toSpliced(from, count, ...texts);
    part.onChange(changedAt(part.value, around, spliced) as Value, id);
  };
  return {
    canJoin: typeof previous === 'string',
    kinds: kindsIn(part, around),
    split: (before, parts, after) => {
      const items = [...parts];
      const [first] = items;
      if (typeof first === 'string') items[0] = before + first;
      else if (before !== '') items.unshift(before);
      const last = items.at(-1);
      const at = typeof last === 'string' ? last.length : 0;
      if (typeof last === 'string') items[items.length - 1] = last + after;
      else if (after !== '') items.push(after);
      const caret = [...around, index + items.length - 1];
      set(index, 1, items);
      placeCaret(caret, at);
      return idOf(caret);
    },
    join: (text) => {
      if (typeof previous !== 'string') return;
      set(index - 1, 2, [previous + text]);
      placeCaret([...around, index - 1], previous.length);
    },
  };
}
