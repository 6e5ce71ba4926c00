import type { Schema } from '@json-site/compiler/schema';

export const accepts = (pattern: string | undefined, text: string): boolean =>
  pattern !== undefined && new RegExp(pattern, 'u').test(text);

/** Values that only a schema of one form accepts, and the control for them. */
const FORMS: readonly { widget: string; values: readonly string[] }[] = [
  { widget: 'time', values: ['09:30', '23:59'] },
  { widget: 'colour', values: ['#336699', '#FFFFFF'] },
];

/** The control of a text by what its schema accepts: a date, a time or a colour. */
export function valueWidget({ type, means, pattern }: Schema): string | undefined {
  if (type !== 'string') return undefined;
  if (means === 'date') return 'day';
  if (pattern === undefined || accepts(pattern, 'a')) return undefined;
  return FORMS.find(({ values }) => values.every((value) => accepts(pattern, value)))?.widget;
}

/** The colours among values of a form, each once, in the order in which they appear. */
export function coloursIn(value: unknown): string[] {
  if (typeof value === 'string') return accepts('^#[0-9a-fA-F]{6}$', value) ? [value.toLowerCase()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(coloursIn))];
}

/** The day and the time of a date. Undefined for a text that is more, such as a date with a time zone. */
export function dateParts(value: unknown): { day: string; time: string } | undefined {
  if (value === undefined || value === null || value === '') return { day: '', time: '' };
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(String(value)) ?? [];
  return day === undefined ? undefined : { day, time };
}
