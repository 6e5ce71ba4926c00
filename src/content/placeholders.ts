import { parseFile } from './json-file.ts';
import { type Segments, showPath } from './positions.ts';
import { diagnostic, inOrder } from './report.ts';
import { isObject } from './schema-walk.ts';
import type { Diagnostic, SourceFile } from './types.ts';

/** What stands in for a fact until the site's owner puts it in: reserved names, numbers and notes. */
const STAND_INS: [pattern: RegExp, reason: string][] = [
  [/\bto be (?:added|confirmed|supplied)\b/i, 'it says that something is still to come'],
  [/[\w@.-]*\.example\b/i, '.example is a domain that can never exist'],
  [
    /\b(?:020[ -]?7946|0161[ -]?496|0117[ -]?496|0113[ -]?496|0114[ -]?496)[ -]?0\d{3}\b/,
    'the number is reserved for fiction',
  ],
  [/(?:\+44|tel:0)[ -]?(?:20[ -]?7946|161[ -]?496)[ -]?0\d{3}\b/, 'the number is reserved for fiction'],
  [/\b(?:01632[ -]?960|07700[ -]?900|0808[ -]?157)[ -]?0?\d{3}\b/, 'the number is reserved for fiction'],
  [/\bExample [A-Z][a-z]+/, 'the address is an example'],
  [/\b[A-Z]{1,2}\d{1,2} 0XX\b/, 'the postcode is an example'],
];

function look(source: SourceFile, value: unknown, segments: Segments, found: Diagnostic[]): void {
  if (Array.isArray(value))
    value.forEach((item, index) => void look(source, item, [...segments, index], found));
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) look(source, inner, [...segments, key], found);
  }
  if (typeof value !== 'string') return;
  for (const [pattern, reason] of STAND_INS) {
    const match = pattern.exec(value);
    if (!match) continue;
    const spot = { start: match.index, end: match.index + match[0].length };
    const message = `${showPath(segments)} still holds "${match[0]}": ${reason}.`;
    const hint = 'Put the real value in before the site goes live.';
    found.push(diagnostic({ code: 'placeholder', source, segments, spot, message, hint }));
    return;
  }
}

/** Every value that must be replaced before the site may be shown to the public. */
export function findPlaceholders(files: readonly SourceFile[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const source of files) look(source, parseFile(source).value, [], found);
  return inOrder(found);
}
