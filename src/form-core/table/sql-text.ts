/** The words that PostgreSQL does not accept as the name of a column or table without quotes. */
const RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate
  collation column concurrently constraint create cross current_catalog current_date current_role current_schema
  current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for
  foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading
  left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing
  primary references returning right select session_user similar some symmetric system_user table tablesample then to
  trailing true union unique user using variadic verbose when where window with`.split(/\s+/),
);

/** Returns the text as an SQL literal. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the name of a column, table, constraint or function, in quotes if SQL needs them. */
export function identifier(name: string): string {
  const isPlain = /^[a-z_][a-z0-9_]*$/.test(name) && !RESERVED.has(name);
  return isPlain ? name : `"${name.replaceAll('"', '""')}"`;
}

/** PostgreSQL cuts longer names. */
export const MAX_NAME = 63;

/** A short number that a text always has. */
function checksum(text: string): string {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2_176_782_336;
  return sum.toString(36).padStart(6, '0');
}

/** Shortens a name that is too long, so that it stays unlike other names. */
export function shortName(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 7)}_${checksum(name)}`;
}

/** Returns a function that makes a name unlike those that are taken, which is then taken too. */
export function freeNames(taken: Iterable<string> = []): (name: string) => string {
  const names = new Set(taken);
  return (name) => {
    let free = shortName(name);
    for (let number = 2; names.has(free); number += 1) free = shortName(`${name}_${number}`);
    names.add(free);
    return free;
  };
}

/** The column of a field if the content does not name one: `address.postCode` is stored in `address_post_code`. */
export function defaultColumn(field: string): string {
  const words = field
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return shortName(words.toLowerCase() || 'field');
}

/** The table of a form if the content does not name one. */
export function defaultTable(form: string): string {
  return shortName(`${form.replaceAll('-', '_')}_submissions`);
}
