/** A name and an e-mail address. The name may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

/**
 * A part of a list of addresses: text as it is, a quoted text, a comment, an address in angle brackets, a separator.
 */
interface Token {
  kind: 'text' | 'quoted' | 'comment' | 'angle' | 'separator' | 'group';
  text: string;
}

/** A name that needs no quotes: RFC 5322's `atext` without what encoded words consist of, and other languages. */
const PLAIN_NAME = /^[\w!#$%&'*+/^`{|}~ \u00a0-\u{10ffff}-]*$/u;

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
const ADDRESS = new RegExp(`^(?:${QUOTED}|[^\\s@<>()",;:\\\\]+)@[^\\s@<>()",;:\\\\]+$`, 's');

/** The end of a comment, which may contain others; undefined if it has none. */
function endOfComment(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Reads the token that begins at a position. A character without its counterpart is text. */
function tokenAt(text: string, start: number): Token {
  const character = text[start] ?? '';
  const rest = text.slice(start);
  const quoted = new RegExp(`^${QUOTED}(?:@[^\\s@<>()",;:\\\\]+)?`, 's').exec(rest)?.[0];
  if (quoted) return { kind: quoted.endsWith('"') ? 'quoted' : 'text', text: quoted };
  const end = character === '(' ? endOfComment(text, start) : undefined;
  if (end) return { kind: 'comment', text: text.slice(start, end) };
  const angle = /^<[^<>]*>/.exec(rest)?.[0];
  if (angle) return { kind: 'angle', text: angle };
  if (character === ',' || character === ';') return { kind: 'separator', text: character };
  // The name of a group, which ends with a semicolon.
  if (character === ':' && rest.includes(';')) return { kind: 'group', text: character };
  return { kind: 'text', text: character };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at += tokens.at(-1)?.text.length ?? 1) tokens.push(tokenAt(text, at));
  return tokens;
}

const unescaped = (text: string) => text.slice(1, -1).replace(/\\(.)/gs, '$1');

/** Text on one line, without spaces at its ends. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads what is between two separators; undefined if it has no address. */
function mailboxOf(tokens: readonly Token[]): MailAddress | undefined {
  const words = (kinds: Token['kind'][]) =>
    tidy(
      tokens
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, text }) => (kind === 'quoted' || kind === 'comment' ? unescaped(text) : text))
        .join(''),
    );
  const angles = tokens.filter(({ kind }) => kind === 'angle');
  const bare = words(['text', 'separator']);
  // Two addresses, of which the first has no angle brackets, are not a name and an address.
  const isName = !(bare.includes('@') && /[,;]/.test(bare));
  const name = words(['text', 'quoted', 'separator']);
  const address = angles.length > 0 ? tidy(angles[0]?.text.slice(1, -1) ?? '') : bare;
  if (angles.length > 1 || !isName || !ADDRESS.test(address)) return undefined;
  return { name: (angles.length > 0 && name) || words(['comment']), address };
}

/**
 * Reads a list of e-mail addresses as RFC 5322 writes it, with names, quotes, comments and groups. People also separate
 * addresses by semicolons, and write names with commas and without quotes. Returns undefined if a part has no address.
 */
export function parseMailboxes(text: string): MailAddress[] | undefined {
  const found: MailAddress[] = [];
  let part: Token[] = [];
  for (const token of [...tokensOf(text), { kind: 'separator', text: '' } as const]) {
    if (token.kind === 'group') part = [];
    else if (token.kind !== 'separator') part.push(token);
    else {
      const mailbox = mailboxOf(part);
      if (mailbox) found.push(mailbox);
      // A comma before an address belongs to its name.
      if (mailbox || part.every((one) => one.text.trim() === '')) part = [];
      else part.push(token);
    }
  }
  return part.length === 0 && found.length > 0 ? found : undefined;
}

/** A name for a header or a request: quoted if it has a character with a meaning there. */
export const quotedName = (name: string): string =>
  PLAIN_NAME.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;

/** `"Vale, Friends of the" <web@example.org>` */
export const formatMailbox = ({ name, address }: MailAddress): string =>
  name ? `${quotedName(name)} <${address}>` : address;
