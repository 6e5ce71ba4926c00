import { isObject } from '@json-site/values/objects';
import { withoutMarkup } from '../resolve/inline.ts';

/** Turns a name in the content into a label: `partnersHeading` → "Partners heading", `card-grid` → "Card grid". */
export function labelFor(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field of a form has a label beside the name of its property. */
const SUMMARY_PROPERTIES = [
  'heading',
  'title',
  'label',
  'name',
  'question',
  'text',
  'value',
  'alt',
  'reason',
  'date',
];

/** Summarises a part of a page by its heading or another text, or by the first text inside it, as it reads. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return withoutMarkup(value);
  if (Array.isArray(value)) return summaryOf(value[0]);
  if (!isObject(value)) return '';
  const text = SUMMARY_PROPERTIES.map((name) => value[name]).find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  if (typeof text === 'string') return withoutMarkup(text);
  const lists = Object.values(value).filter(Array.isArray);
  const { type: _type, id: _id, tone: _tone, ...rest } = value;
  return [...lists, ...Object.values(rest)].map(summaryOf).find(Boolean) ?? '';
}

const LONGEST_NAME = 60;

/** Names a part of a page in a list: its summary, without the end of a long text. */
export function shortSummaryOf(value: unknown): string {
  const summary = summaryOf(value);
  return summary.length > LONGEST_NAME ? `${summary.slice(0, LONGEST_NAME).trimEnd()} …` : summary;
}
