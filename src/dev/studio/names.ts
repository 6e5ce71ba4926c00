import type { BlockValue } from './protocol.ts';

/** `partnersHeading` and `card-grid` as words: "Partners heading", "Card grid". */
export function wordsFor(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NAMES = ['heading', 'title', 'name', 'label', 'question', 'text', 'value'];

/** What a person would call a part of a page: its first text. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const object = value as BlockValue;
  const texts = [...NAMES.map((name) => object[name]), ...Object.values({ ...object, type: undefined })];
  const first = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof first === 'string' ? first : '';
}
