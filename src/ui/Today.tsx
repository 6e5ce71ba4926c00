import { useEffect, useState } from 'react';
import { usePage, useSite } from './context.tsx';

/** The visitor's day as `YYYY-MM-DD`. */
function localDay(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The day on which the page is read, in the site's language. Until then it is the day of its rendering. */
export function Today() {
  const { language } = useSite();
  const [day, setDay] = useState(usePage().renderedOn);
  useEffect(() => setDay(localDay(new Date())), []);
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>;
}
