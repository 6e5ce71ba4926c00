import type { DateLine, ShownDate } from '@json-site/model/model';

/** A date in the language of the site. */
export function PublicDate({ date: { iso, text } }: { date: ShownDate }) {
  return <time dateTime={iso}>{text}</time>;
}

/** The dates of a page, with the words around them. */
export function Dates({ line }: { line: DateLine }) {
  return line.map((part, index) =>
    typeof part === 'string' ? part : <PublicDate key={index} date={part} />,
  );
}
