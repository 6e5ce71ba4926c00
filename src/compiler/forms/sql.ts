/** A part of a statement and where it begins in its file. */
export interface Piece {
  text: string;
  offset: number;
}

/** Quoted text stays; a comment becomes blanks, so that everything keeps its place. */
export function withoutComments(sql: string): string {
  return sql.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith("'") ? part : part.replace(/[^\n]/g, ' '),
  );
}

/**
 * What stands from `start` to the bracket or semicolon that closes it, cut at its own commas: those in brackets and
 * in quotes belong to a piece.
 */
export function pieces(sql: string, start: number): Piece[] {
  const found: Piece[] = [];
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

/** Place of the quote that closes the one at `at`; two in a row stand for one inside. */
function closingQuote(sql: string, at: number): number {
  let end = sql.indexOf("'", at + 1);
  while (end >= 0 && sql[end + 1] === "'") end = sql.indexOf("'", end + 2);
  return end < 0 ? sql.length : end;
}

/** The texts in quotes. */
export function quotedTexts(sql: string): string[] {
  return [...sql.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
}
