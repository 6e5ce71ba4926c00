import type { BlockValue } from './protocol.ts';

/** `partnersHeading` and `card-grid` as words: "Partners heading", "Card grid". */
export function labelFor(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NAMES = ['heading', 'title', 'name', 'label', 'question', 'text', 'value'];

/** What a person would call a part of a page: its first text, or that of the first thing in it. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return summaryOf(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const object = value as BlockValue;
  const own = NAMES.map((name) => object[name]).find((text) => typeof text === 'string' && text !== '');
  if (typeof own === 'string') return own;
  const lists = Object.values(object).filter(Array.isArray);
  const { type: _type, id: _id, tone: _tone, ...rest } = object;
  return [...lists, ...Object.values(rest)].map(summaryOf).find(Boolean) ?? '';
}
