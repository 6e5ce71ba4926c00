/** Characters that can hide or reorder text, or that mail programs and terminals treat as commands. */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Returns a value of a row as text in which every hidden character is visible. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => typeof item !== 'object' || item === null);
    return value.map(plainText).join(isFlat ? ', ' : '\n\n');
  }
  if (typeof value === 'object') {
    const lines = Object.entries(value).map(([name, item]) => `${labelOf(name)}: ${plainText(item)}`);
    return lines.join('\n');
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value).replace(/\r\n?/g, '\n').replace(HIDDEN, '\u00b7');
}

/** A column's name as a label: job_title -> Job title. */
export function labelOf(column: string): string {
  const words = column.replaceAll('_', ' ').replace(/[^\p{L}\p{N} -]/gu, '');
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
  const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    time,
  );
  return `${local} (${timeZone}), ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
