/** A double-quoted string of nginx. */
export function nginxQuoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A string of Caddy that it reads literally. No policy, type or encoded address contains a backtick. */
export function caddyQuoted(text: string): string {
  return `\`${text}\``;
}

/** A regular expression of Go that matches this text, without the braces of Caddy's placeholders. */
export function caddyPattern(text: string): string {
  return text.replace(
    /[^\w/\u0080-\u{10ffff}-]/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
