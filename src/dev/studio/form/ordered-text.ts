import { withoutMarkup } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';

/** The kinds of parts that are one text or a list of texts, and so can become each other. */
const ONE_TEXT = ['heading', 'subheading', 'quote'];
const LISTS = ['list', 'numbered'];
export const TEXT_KINDS: readonly string[] = ['text', ...ONE_TEXT, ...LISTS];

/** Where a text is in a list of parts: a paragraph, the text of another part, or an item of a list. */
export interface TextPlace {
  index: number;
  kind: string;
  item?: number;
}

/** The parts after an edit, and where the caret is then: its path in the list, and its offset in the markup. */
export interface EditedParts {
  parts: readonly unknown[];
  caret: JsonPath;
  at: number;
}

/** Reads the path of a text inside of a list of parts. Undefined if it is no text that is written with the others. */
export function placeOf([index, kind, item, ...others]: JsonPath): TextPlace | undefined {
  if (typeof index !== 'number' || others.length > 0) return undefined;
  if (kind === undefined) return { index, kind: 'text' };
  if (typeof kind !== 'string') return undefined;
  if (item === undefined) return ONE_TEXT.includes(kind) ? { index, kind } : undefined;
  return LISTS.includes(kind) && typeof item === 'number' ? { index, kind, item } : undefined;
}

/** The kind of a part by its first name. */
export const kindOfPart = (part: unknown): string =>
  isObject(part) ? (TEXT_KINDS.find((kind) => Object.hasOwn(part, kind)) ?? '') : 'text';

const itemsOf = (part: unknown, kind: string): readonly unknown[] => {
  const items = isObject(part) ? part[kind] : undefined;
  return Array.isArray(items) ? items : [];
};

const withItems = (part: unknown, kind: string, items: readonly unknown[]): unknown[] =>
  items.length > 0 ? [{ ...(isObject(part) ? part : {}), [kind]: items }] : [];

/** Takes an item out of its list, as a paragraph between what is before and after it. */
function takeOut(parts: readonly unknown[], { index, kind, item = 0 }: TextPlace, text: string): EditedParts {
  const items = itemsOf(parts[index], kind);
  const before = withItems(parts[index], kind, items.slice(0, item));
  const after = withItems({}, kind, items.slice(item + 1));
  return {
    parts: parts.toSpliced(index, 1, ...before, text, ...after),
    caret: [index + before.length],
    at: 0,
  };
}

/** Enter: begins a paragraph or an item with what is behind the caret. In an empty item, it leaves the list. */
export function enter(
  parts: readonly unknown[],
  place: TextPlace,
  before: string,
  after: string,
): EditedParts {
  const { index, kind, item } = place;
  const part = parts[index];
  if (item !== undefined) {
    if (before === '' && after === '') return takeOut(parts, place, '');
    const items = itemsOf(part, kind).toSpliced(item, 1, before, after);
    return {
      parts: parts.with(index, { ...(isObject(part) ? part : {}), [kind]: items }),
      caret: [index, kind, item + 1],
      at: 0,
    };
  }
  const first = isObject(part) ? { ...part, [kind]: before } : before;
  return { parts: parts.toSpliced(index, 1, first, after), caret: [index + 1], at: 0 };
}

/** Appends a text to the last text of a part; undefined if it has none. */
function appended(part: unknown, text: string): { part: unknown; caret: JsonPath; at: number } | undefined {
  if (typeof part === 'string') return { part: part + text, caret: [], at: part.length };
  const kind = kindOfPart(part);
  if (!isObject(part) || kind === '') return undefined;
  if (LISTS.includes(kind)) {
    const items = itemsOf(part, kind);
    const last = items.at(-1);
    if (typeof last !== 'string') return undefined;
    const at = items.length - 1;
    return { part: { ...part, [kind]: items.with(at, last + text) }, caret: [kind, at], at: last.length };
  }
  const own = part[kind];
  if (typeof own !== 'string') return undefined;
  return { part: { ...part, [kind]: own + text }, caret: [kind], at: own.length };
}

/** Backspace at the start of a text: another part becomes a paragraph, and a paragraph continues what is before it. */
export function backspace(
  parts: readonly unknown[],
  place: TextPlace,
  text: string,
): EditedParts | undefined {
  const { index, kind, item } = place;
  const part = parts[index];
  if (item === 0) return takeOut(parts, place, text);
  if (item !== undefined) {
    const items = itemsOf(part, kind);
    const previous = items[item - 1];
    if (typeof previous !== 'string') return undefined;
    return {
      parts: parts.with(index, {
        ...(isObject(part) ? part : {}),
        [kind]: items.toSpliced(item - 1, 2, previous + text),
      }),
      caret: [index, kind, item - 1],
      at: previous.length,
    };
  }
  // What else the part has, such as a source, would be lost.
  if (isObject(part))
    return Object.keys(part).length > 1
      ? undefined
      : { parts: parts.with(index, text), caret: [index], at: 0 };
  const joined = index > 0 ? appended(parts[index - 1], text) : undefined;
  if (!joined) return undefined;
  const caret = [index - 1, ...joined.caret];
  return { parts: parts.toSpliced(index - 1, 2, joined.part), caret, at: joined.at };
}

/** The texts of a part whose kind can change; undefined if something else of it would be lost. */
function textsOf(part: unknown): readonly string[] | undefined {
  if (typeof part === 'string') return [part];
  const kind = kindOfPart(part);
  if (!isObject(part) || kind === '' || Object.keys(part).length > 1) return undefined;
  const texts = LISTS.includes(kind) ? itemsOf(part, kind) : [part[kind]];
  return texts.every((text): text is string => typeof text === 'string') ? texts : undefined;
}

/**
 * Makes another kind of a part. A list joins one of the same kind before it. `text` replaces the text of a paragraph.
 */
export function turnInto(
  parts: readonly unknown[],
  index: number,
  kind: string,
  text?: string,
): EditedParts | undefined {
  const texts = text === undefined ? textsOf(parts[index]) : [text];
  if (!texts || !TEXT_KINDS.includes(kind)) return undefined;
  if (LISTS.includes(kind)) {
    const previous = itemsOf(parts[index - 1], kind);
    if (previous.length === 0)
      return { parts: parts.with(index, { [kind]: texts }), caret: [index, kind, 0], at: 0 };
    const [joined] = withItems(parts[index - 1], kind, [...previous, ...texts]);
    return {
      parts: parts.toSpliced(index - 1, 2, joined),
      caret: [index - 1, kind, previous.length],
      at: 0,
    };
  }
  const made = texts.map((one) => (kind === 'text' ? one : { [kind]: one }));
  return {
    parts: parts.toSpliced(index, 1, ...made),
    caret: kind === 'text' ? [index] : [index, kind],
    at: 0,
  };
}

/** Puts values between the two halves of a text, which is a paragraph, an item, or the text of another part. */
export function spliced(
  parts: readonly unknown[],
  { index: at, kind, item }: TextPlace,
  before: string,
  values: readonly unknown[],
  after: string,
): EditedParts {
  const index = item ?? at;
  const items = [...values];
  const [first] = items;
  const part = parts[index];
  if (item === undefined && isObject(part)) {
    const own = typeof first === 'string' ? before + withoutMarkup(first) : before;
    items.splice(0, typeof first === 'string' ? 1 : 0, { ...part, [kind]: own });
  } else if (typeof first === 'string') items[0] = before + first;
  else if (before !== '') items.unshift(before);
  const last = items.at(-1);
  const caret = typeof last === 'string' ? last.length : 0;
  if (typeof last === 'string') items[items.length - 1] = last + after;
  else if (after !== '') items.push(after);
  return { parts: parts.toSpliced(index, 1, ...items), caret: [index + items.length - 1], at: caret };
}
