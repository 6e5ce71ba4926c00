/** A double-quoted string for nginx and Caddy. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** An address without characters that nginx or Caddy would read as a variable. */
export function quotedLiteral(address: string): string {
  return address.replace(/[$"{}\\]/g, encodeURIComponent);
}
