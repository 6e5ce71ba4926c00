/** A text between double quotes, as nginx and Caddy read it. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** An address in which nothing is taken for one of their variables. */
export function quotedLiteral(address: string): string {
  return address.replace(/[$"{}\\]/g, encodeURIComponent);
}
