/** A part of a text as written. `start` and `end` are the place of a link's address in the text. */
export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string; start: number; end: number };

/** No address is longer; without an end to the search a hostile text could take minutes. */
const LONGEST = 1000;

/** The end of an address that starts at `from`: its own closing bracket, with pairs inside counted. */
function closingBracket(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < Math.min(text.length, from + LONGEST); at++) {
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
  if (label === '' || /[[\]\n]/.test(label)) return null;
  const start = middle + 2;
  const end = closingBracket(text, start);
  if (end <= start) return null;
  return { part: { kind: 'link', text: label, href: text.slice(start, end), start, end }, end: end + 1 };
}

function strongAt(text: string, at: number): { part: InlinePart; end: number } | null {
  const close = text.indexOf('**', at + 2);
  if (close < 0) return null;
  const inner = text.slice(at + 2, close);
  // Spaces at the edges mean that the stars are meant as stars; a link inside would be lost.
  if (inner.trim() !== inner || inner === '' || inner.includes('](')) return null;
  return { part: { kind: 'strong', text: inner }, end: close + 2 };
}

/**
 * Splits a text into plain, **strong** and [link](address) parts. Nothing else is markup, and no character
 * is lost: what does not form a pair stays as it is written.
 */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  // A search that found nothing once finds nothing further on, which keeps hostile texts linear.
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
