import { usePage, useSite } from './context.tsx';
import { useToday } from './use-today.ts';

/** The current date in the site's language. Before hydration it is the date of the build. */
export function Today() {
  const { language } = useSite();
  const day = useToday(usePage().renderedOn);
  // A browser that does not know the language writes English.
  const format = new Intl.DateTimeFormat([language, 'en-GB'], { dateStyle: 'long', timeZone: 'UTC' });
  // The build knows every language; a browser that does not keeps the text of the build.
  return (
    <time dateTime={day} suppressHydrationWarning>
      {format.format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
}
