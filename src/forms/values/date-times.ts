/** A date and a time as `<input type="datetime-local">` has them. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

const twoDigits = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0');

/** Converts a date and time of the visitor's time zone to one that says how far from UTC it is. */
export function toStoredDateTime(local: string): string {
  if (!LOCAL.test(local)) return local;
  const offset = -new Date(local).getTimezoneOffset();
  if (Number.isNaN(offset)) return local;
  const zone = `${offset < 0 ? '-' : '+'}${twoDigits(offset / 60)}:${twoDigits(offset % 60)}`;
  return `${local.length === 'YYYY-MM-DDTHH:MM'.length ? `${local}:00` : local}${zone}`;
}

/** Converts a stored date and time to the visitor's time zone. Returns any other text unchanged. */
export function toLocalDateTime(stored: string): string {
  const date = new Date(stored);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  if (LOCAL.test(stored) || Number.isNaN(local.getTime())) return stored;
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
