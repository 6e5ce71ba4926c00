/** A date and a time as `<input type="datetime-local">` has them. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

const MINUTE = 60_000;

/** The format of a stored date and time allows a distance from UTC of less than 15 hours. */
const MAX_OFFSET = 15 * 60 - 1;

const twoDigits = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0');

/**
 * The time on the visitor's clock at a moment, as if it were UTC. Not by `getTimezoneOffset()`, which has no seconds.
 */
function clockTime(moment: Date): number {
  const clock = new Date(0);
  clock.setUTCFullYear(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return clock.setUTCHours(
    moment.getHours(),
    moment.getMinutes(),
    moment.getSeconds(),
    moment.getMilliseconds(),
  );
}

/**
 * Converts a date and time of the visitor's time zone to one that says how far from UTC it is. An hour that the change
 * of clocks leaves out is that of an hour later, as everywhere in JavaScript and PostgreSQL. Before time zones had
 * whole minutes, the text has other seconds than the clock: 10:15:00 at +0:41:16 is 10:15:44+00:42.
 */
export function toStoredDateTime(local: string): string {
  const moment = new Date(local);
  if (!LOCAL.test(local) || Number.isNaN(moment.getTime())) return local;
  const exact = Math.ceil((clockTime(moment) - moment.getTime()) / MINUTE);
  const offset = Math.max(-MAX_OFFSET, Math.min(exact, MAX_OFFSET));
  const zone = `${offset < 0 ? '-' : '+'}${twoDigits(offset / 60)}:${twoDigits(offset % 60)}`;
  return new Date(moment.getTime() + offset * MINUTE).toISOString().replace(/(?:\.000)?Z$/, zone);
}

/** Converts a stored date and time to the visitor's time zone. Returns any other text unchanged. */
export function toLocalDateTime(stored: string): string {
  // The clock of a moment at the end of time shows one that JavaScript does not have.
  const clock = new Date(clockTime(new Date(stored)));
  if (LOCAL.test(stored) || Number.isNaN(clock.getTime())) return stored;
  return clock.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** The date and the time of a stored value, also of one that is not complete: `2027-03-27T`, `soonT10:30`. */
export function splitDateTime(stored: string): [date: string, time: string] {
  // Browsers find dates in all kinds of texts.
  const local = /^\d{4}-/.test(stored) ? toLocalDateTime(stored) : stored;
  const at = local.search(/T(?:\d\d:\d\d\S*)?$/);
  return at < 0 ? [local, ''] : [local.slice(0, at), local.slice(at + 1)];
}

/** Joins a date and a time. A value of which a part is missing is no moment. */
export const joinDateTime = (date: string, time: string): string =>
  date === '' && time === '' ? '' : `${date}T${time}`;
