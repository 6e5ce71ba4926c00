/** A path as a person can paste it into a shell. */
export function shellWord(text: string): string {
  if (/^[\w./:@%+,-]+$/.test(text)) return text;
  // Windows allows no double quote in names.
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
