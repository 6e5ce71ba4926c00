import type { DateLine, ShownDate } from '../compiler/model.ts';

/** A date in the language of the site. */
export function PublicDate({ date: { iso, text } }: { date: ShownDate }) {
  return <time dateTime={iso}>{text}</time>;
}

/** The dates of a page, with the words around them. */
export function Dates({ line }: { line: DateLine }) {
  // The order of the parts never changes, so that the index is a stable key.
  return line.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    typeof part === 'string' ? part : <PublicDate key={index} date={part} />,
  );
}
