/** Decodes the escapes of a URL. Returns a text with a malformed escape, such as "100%", as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
