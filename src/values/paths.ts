/** Resolves a path relative to the folder of a file. */
export function resolvePath(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The path of a file, relative to the folder of another file. */
export function relativePath(from: string, target: string): string {
  const [own, other] = [from.split('/').slice(0, -1), target.split('/')];
  while (own.length > 0 && own[0] === other[0]) {
    own.shift();
    other.shift();
  }
  return [...own.map(() => '..'), ...other].join('/');
}

/** Decodes the escapes of a URL. Returns a text with a malformed escape, such as "100%", as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address. Undefined for any other text. Not by `URL.canParse()`: on Node.js 20, once it has been called
 * often, it refuses addresses with letters such as ö.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
