import { useEffect, useState } from 'react';

/** Returns the date in the visitor's time zone as `YYYY-MM-DD`. */
function localDay(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Returns the current date as `YYYY-MM-DD`; before hydration that of the build, which the HTML has. */
export function useToday(renderedOn: string): string {
  const [day, setDay] = useState(renderedOn);
  useEffect(() => setDay(localDay(new Date())), []);
  return day;
}
