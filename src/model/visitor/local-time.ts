/** A moment as the clock and the calendar of a time zone show it. */
export interface LocalTime {
  /** `2026-12-24` */
  date: string;
  /** `09:30` */
  time: string;
  /** 0 is Monday. */
  weekday: number;
}

const DAY = 86_400_000;

/** Returns a moment in a time zone. */
export function localTime(instant: number, timeZone: string): LocalTime {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  // The format of Sweden is that of ISO 8601: 2026-12-24 09:30.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', options).format(instant).split(' ');
  // 5 January 1970 was a Monday.
  const weekday = (Date.parse(date) / DAY - 4) % 7;
  return { date, time, weekday };
}
