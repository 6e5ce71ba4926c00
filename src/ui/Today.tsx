import { usePage, useSite } from './context.tsx';
import { useToday } from './use-today.ts';

/** The current date in the site's language. Before hydration it is the date of the build. */
export function Today() {
  const { language } = useSite();
  const day = useToday(usePage().renderedOn);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}
