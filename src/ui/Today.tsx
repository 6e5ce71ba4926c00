import { useEffect, useState } from 'react';
import { usePage, useSite } from './context.tsx';

/** Returns the date in the visitor's time zone as `YYYY-MM-DD`. */
function localDay(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The current date in the site's language. Before hydration it is the date of the build. */
export function Today() {
  const { language } = useSite();
  const [day, setDay] = useState(usePage().renderedOn);
  useEffect(() => setDay(localDay(new Date())), []);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}
