/** Titles that generators of schemas make of names: `The First_name Schema`. They name nothing for a visitor. */
export const isMadeOfName = (title: unknown) => typeof title === 'string' && /^The \S+ Schema$/i.test(title);

/** `firstName`, `first_name` → `First name` */
export function labelFromName(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[@#$]/g, ' ')
    .split(/[\s_-]+/)
    .filter(Boolean)
    // An abbreviation stays in capitals.
    .map((word) => (/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
