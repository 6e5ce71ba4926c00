import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { isObject } from '../schema/schema-walk.ts';
import { formatPath, type JsonPath } from '../source/locations.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Rule } from './rule.ts';
import type { SiteIndex } from './shared/site-index.ts';

/** What stands in for a fact until the site's owner puts it in: reserved names, numbers and notes. */
const STAND_INS: [pattern: RegExp, reason: string][] = [
  [/\bto be (?:added|confirmed|supplied)\b/i, 'it says that something is still to come'],
  [/[\w@.-]*\.example\b(?!\.\w)/i, '.example is a domain that can never exist'],
  [
    /\b(?:020[ -]?7946|0161[ -]?496|0117[ -]?496|0113[ -]?496|0114[ -]?496)[ -]?0\d{3}\b/,
    'the number is reserved for fiction',
  ],
  [/(?:\+44|tel:0)[ -]?(?:20[ -]?7946|161[ -]?496)[ -]?0\d{3}\b/, 'the number is reserved for fiction'],
  [/\b(?:01632[ -]?960|07700[ -]?900|0808[ -]?157)[ -]?0?\d{3}\b/, 'the number is reserved for fiction'],
  [/\bExample [A-Z][a-z]+/, 'the address is an example'],
  [/\b[A-Z]{1,2}\d{1,2} 0XX\b/, 'the postcode is an example'],
  [/http:\/\/localhost\b/, 'no visitor can reach it'],
];

const HINT = 'Put the real value in before the site goes live.';

function look(
  source: SourceFile,
  value: unknown,
  segments: JsonPath,
  tell: (finding: RuleDiagnostic) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => void look(source, item, [...segments, index], tell));
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) look(source, inner, [...segments, key], tell);
  }
  if (typeof value !== 'string') return;
  for (const [pattern, reason] of STAND_INS) {
    const match = pattern.exec(value);
    if (!match) continue;
    const spot = { start: match.index, end: match.index + match[0].length };
    const message = `${formatPath(segments)} still holds "${match[0]}": ${reason}.`;
    tell({ source, segments, spot, message, hint: HINT });
    return;
  }
}

function check({ documents }: SiteIndex, tell: (finding: RuleDiagnostic) => void): void {
  for (const { parsed } of documents) look(parsed.source, parsed.value, [], tell);
}

export const placeholder: Rule<'placeholder'> = {
  code: 'placeholder',
  severity: 'error',
  what: 'A value that only stands in for the real one: a reserved name, number, address or postcode, or a note such as "to be added".',
  why: 'Visitors would ring a number that nobody has.',
  fix: HINT,
  only: 'launch',
  check,
};
