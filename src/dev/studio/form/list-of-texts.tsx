import { createContext } from 'react';
import { flushSync } from 'react-dom';
import { childSchema, type Schema } from '@json-site/compiler/schema';
import type { JsonPath } from '@json-site/values/locations';
import { changedAt, innerValue } from '../values/at-path.ts';
import { focusField, idOf, pathOfField } from './field-ids.ts';
import { chosenPart } from './form-schema.ts';
import { backspace, type EditedParts, enter, placeOf, spliced, turnInto } from './ordered-text.ts';

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

export interface EditedPart {
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
  /** The id of the list of the colours that its values have. */
  coloursId: string;
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
  /** Enter: begins the next text with what is behind the caret. */
  enter: (before: string, after: string) => void;
  /** Backspace at the start of the text. Returns false if nothing is before it to join. */
  backspace: (text: string) => boolean;
  /** Makes another kind of the part; `text` replaces that of a paragraph. Returns false if it cannot be that kind. */
  turnInto: (kind: string, text?: string) => boolean;
  /** The kind of the part; undefined in a list that has texts only. */
  kind: string | undefined;
  /** The names of the alternatives that an item of the list can be. */
  kinds: readonly string[];
}

/** Returns the alternatives that the items of a list can be. */
function alternativesIn({ rules, value }: EditedPart, path: JsonPath): Record<string, Schema> {
  let schema: Schema | undefined = rules;
  for (const [index, segment] of path.entries()) {
    const around: Schema | undefined = schema && chosenPart(schema, innerValue(value, path.slice(0, index)));
    schema = around && childSchema(around, segment);
  }
  return schema?.items?.alternatives ?? {};
}

/** Sets the caret of a field. A field that shows bold words has its own caret, and listens to the event. */
async function placeCaret(path: JsonPath, at: number): Promise<void> {
  // An item that is closed renders its fields when it opens.
  if (!document.getElementById(idOf(path))) await new Promise(requestAnimationFrame);
  await focusField(path);
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.setSelectionRange(at, at);
  else field?.dispatchEvent(new CustomEvent('studio:caret', { detail: at }));
}

/** Whether parts of these kinds are written as one text: paragraphs with headings, lists and quotations. */
const isText = (kinds: readonly string[]) => kinds.includes('text') && kinds.includes('heading');

/** The list of parts that are written as one text around a value, and where the value is in it. */
export function textAround(part: EditedPart, path: JsonPath) {
  for (const [at, segment] of path.entries()) {
    if (typeof segment !== 'number') continue;
    const around = path.slice(0, at);
    const alternatives = alternativesIn(part, around);
    if (isText(Object.keys(alternatives)))
      return { around, alternatives, index: segment, place: placeOf(path.slice(at)) };
  }
  return undefined;
}

/** Replaces a list and sets the caret in it. Returns the id of the field with the caret. */
export function changeList(part: EditedPart, around: JsonPath, id: string, edited: EditedParts): string {
  // The next key must find its field.
  flushSync(() => part.onChange(changedAt(part.value, around, () => edited.parts) as Value, id));
  const caret = [...around, ...edited.caret];
  void placeCaret(caret, edited.at);
  return idOf(caret);
}

/** The parts of a list. */
export const partsAt = (part: EditedPart, around: JsonPath) =>
  innerValue(part.value, around) as readonly unknown[];

/** Edits of a text that is a part of a longer one. */
function partOfText(part: EditedPart, id: string, path: JsonPath): ListOfTexts | null {
  const found = textAround(part, path);
  const { around = [], place, alternatives = {} } = found ?? {};
  if (!place) return null;
  const parts = partsAt(part, around);
  const change = (edited: EditedParts | undefined) => {
    if (edited) changeList(part, around, id, edited);
    return edited !== undefined;
  };
  const isItem = place.item !== undefined;
  const list = isItem ? path.slice(0, -1) : around;
  return {
    kind: place.kind,
    kinds: isItem ? Object.keys(alternativesIn(part, list)) : Object.keys(alternatives),
    split: (before, values, after) =>
      changeList(part, list, id, spliced(partsAt(part, list), place, before, values, after)),
    enter: (before, after) => void change(enter(parts, place, before, after)),
    backspace: (text) => change(backspace(parts, place, text)),
    turnInto: (kind, text) =>
      Object.hasOwn(alternatives, kind) && change(turnInto(parts, place.index, kind, text)),
  };
}

/** Returns the edits of the list of texts around a field; null if the field is no item of one. */
export function listOfTexts(part: EditedPart | null, id: string): ListOfTexts | null {
  const path = part && pathOfField(part.value, id);
  const index = path?.at(-1);
  if (!part || !path) return null;
  const ofText = partOfText(part, id, path);
  if (ofText || typeof index !== 'number') return ofText;
  const around = path.slice(0, -1);
  const texts = partsAt(part, around);
  const place = { index, kind: 'text' };
  return {
    kind: undefined,
    kinds: Object.keys(alternativesIn(part, around)),
    split: (before, values, after) =>
      changeList(part, around, id, spliced(texts, place, before, values, after)),
    enter: (before, after) => void changeList(part, around, id, enter(texts, place, before, after)),
    backspace: (text) => {
      const edited = backspace(texts, place, text);
      if (edited) changeList(part, around, id, edited);
      return edited !== undefined;
    },
    turnInto: () => false,
  };
}
