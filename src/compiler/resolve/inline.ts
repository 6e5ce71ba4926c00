/** A part of a text with markup. `start` and `end` are the offsets of a link's address in the text. */
export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string; start: number; end: number };

/** The longest address that is parsed. Without a limit, a hostile text could take minutes. */
const MAX_ADDRESS = 1000;

/** Finds the bracket that closes an address, counting nested pairs. Returns -1 if there is none. */
function closingBracket(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < Math.min(text.length, from + MAX_ADDRESS); at++) {
    if (text[at] === '(') open++;
    if (text[at] === ')') open--;
    if (open === 0) return at;
    if (text[at] === '\n') return -1;
  }
  return -1;
}

function linkAt(text: string, at: number): { part: InlinePart; end: number } | null {
  const middle = text.indexOf('](', at);
  if (middle < 0) return null;
  const label = text.slice(at + 1, middle);
  if (label.trim() === '' || /[[\]\n]/.test(label)) return null;
  const start = middle + 2;
  const end = closingBracket(text, start);
  if (end <= start) return null;
  return { part: { kind: 'link', text: label, href: text.slice(start, end), start, end }, end: end + 1 };
}

function strongAt(text: string, at: number): { part: InlinePart; end: number } | null {
  const close = text.indexOf('**', at + 2);
  if (close < 0) return null;
  const inner = text.slice(at + 2, close);
  // Asterisks next to a space are not markup. A link inside strong text is not supported.
  if (inner.trim() !== inner || inner === '' || inner.includes('](')) return null;
  return { part: { kind: 'strong', text: inner }, end: close + 2 };
}

/**
 * Splits a text into plain, **strong** and [link](address) parts. There is no other markup. Unpaired markup stays
 * plain text: no character is lost.
 */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  // After the last pair, no search is needed: this keeps the time linear for hostile texts.
  const lastStars = text.lastIndexOf('**');
  const lastLink = text.lastIndexOf('](');
  let plain = 0;
  let at = 0;
  while (at < text.length) {
    let found = null;
    if (text[at] === '[' && at < lastLink) found = linkAt(text, at);
    else if (text[at] === '*' && text[at + 1] === '*' && at < lastStars) found = strongAt(text, at);
    if (!found) {
      at++;
      continue;
    }
    if (at > plain) parts.push({ kind: 'text', text: text.slice(plain, at) });
    parts.push(found.part);
    at = found.end;
    plain = at;
  }
  if (plain < text.length) parts.push({ kind: 'text', text: text.slice(plain) });
  return parts;
}

/** A text as it reads, without its markup. */
export const withoutMarkup = (text: string): string =>
  parseInline(text)
    .map((part) => part.text)
    .join('');
