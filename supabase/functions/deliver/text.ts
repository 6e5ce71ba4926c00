/** Characters that can hide or reorder text, or that mail programs and terminals treat as commands. */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Returns a value of a row as text in which every hidden character is visible. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '\u00b7');
}

/** A name as a label: job_title, jobTitle -> Job title. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Removes everything that could end or continue a header. */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** The time in the provider's time zone and in UTC. */
export function formatTime(iso: string, timeZone: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    time,
  );
  return `${local} (${timeZone}), ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** The values that people cannot read as they are stored. */
export const VALUE_FORMATS = {
  date: (stored: string) => {
    const time = new Date(stored);
    return Number.isNaN(time.getTime())
      ? stored
      : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  },
  'date-time': formatTime,
} satisfies Record<string, (stored: string, timeZone: string) => string>;

export type ValueFormat = keyof typeof VALUE_FORMATS;
