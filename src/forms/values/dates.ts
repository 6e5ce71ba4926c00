/** Day, month and year as people in the UK type them: 27/3/2027, 27.03.2027, 27 3 2027, 27-3-2027. */
const TYPED = /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\s*$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Converts typed text to `YYYY-MM-DD`. Returns text that is not a date unchanged; validation then reports it. */
export function parseDate(typed: string): string {
  const [, day = '', month = '', year = ''] = TYPED.exec(typed) ?? [];
  if (!exists(Number(year), Number(month), Number(day)) || !year) return typed;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Converts `YYYY-MM-DD` to `DD/MM/YYYY`. Returns any other text unchanged. */
export function formatDate(stored: string): string {
  return stored.replace(ISO, '$3/$2/$1');
}
