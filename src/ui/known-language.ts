/**
 * The language in which the browser writes and reads dates and numbers: the given one, or English as its region writes
 * it. A browser reads all its languages to answer, which can take 25 ms: ask when there is something to write, not
 * while a page starts. Chromium knows no Welsh, and would take 12/01/2027 for 1 December where the visitor's own
 * language does.
 */
export function knownLanguage(language: string): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(language);
  const region = language && new Intl.Locale(language).maximize().region;
  return known ?? `en-${region || 'GB'}`;
}
