/** A part of an SQL statement, with its offset in the file. */
export interface SqlFragment {
  text: string;
  offset: number;
}

/** Replaces comments by spaces of the same length, so that offsets stay correct. */
export function withoutComments(sql: string): string {
  return sql.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith("'") ? part : part.replace(/[^\n]/g, ' '),
  );
}

/**
 * Splits the SQL from `start` to the closing bracket or semicolon at its commas. Commas inside brackets and quotes do
 * not split.
 */
export function splitAtCommas(sql: string, start: number): SqlFragment[] {
  const found: SqlFragment[] = [];
  let depth = 0;
  let from = start;
  let at = start;
  const cut = () => {
    const raw = sql.slice(from, at);
    if (raw.trim()) found.push({ text: raw.trim(), offset: from + raw.search(/\S/) });
    from = at + 1;
  };
  for (; at < sql.length; at++) {
    const sign = sql[at];
    if (sign === "'") at = closingQuote(sql, at);
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ';')) break;
    if (depth === 0 && sign === ',') cut();
  }
  cut();
  return found;
}

/** The offset of the quote that closes the one at `at`. Two quotes in a row are an escaped quote. */
function closingQuote(sql: string, at: number): number {
  let end = sql.indexOf("'", at + 1);
  while (end >= 0 && sql[end + 1] === "'") end = sql.indexOf("'", end + 2);
  return end < 0 ? sql.length : end;
}

/** Returns the string literals. */
export function quotedTexts(sql: string): string[] {
  return [...sql.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
}
