import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, sentence } from '@json-site/compiler/diagnostics';
import { parseFile, type Source } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { houseStyleList, type SiteIndex } from '@json-site/compiler/rule';
import type { JsonPath } from '@json-site/values/locations';
import { textsIn } from './shared/leaves.ts';
import { wordPattern } from './shared/match-text.ts';

/** A pattern of what may not go live, and why. */
type Placeholder = readonly [pattern: RegExp, reason: string];

/** Words before "to be added" in a sentence that says that something will happen, or should. */
const VERBS = [
  'am|is|are|was|were|be|been|being|remains?|yet|still|not|only|so|as|and|or|than',
  'ha(?:s|d|ve|ving)|gets?|got|going|ought|used|about|due|needs?|needed|needing|wants?|wanted|wanting|wish(?:e[sd]|ing)?',
  'likes?|liked|prefers?|preferred|hop(?:e[sd]?|ing)|expect(?:s|ed|ing)?|asks?|asked|asking|request(?:s|ed|ing)?',
  'appl(?:y|ies|ied|ying)|wait(?:s|ed|ing)?|agrees?|agreed|choose|chosen|chose|supposed|scheduled|planned|likely',
  'ready|able|unable|willing|eligible|how|when|where|who|whom|which|what|order|allowed|entitled|happy|tend|tends|seems?',
].join('|');

/** A note in the place of a value: "Charity number to be added", at the end of a phrase. */
const NOTE = new RegExp(
  String.raw`(?:(?<=^\W*)(?=[^,]*$)|(?<=[\p{L}\p{N}"”)]\s|[:,;(–—-]\s*)(?<!\b(?:${VERBS})\s))\bto be (?:added|confirmed|supplied)\b(?=\W*$|[.,;:)!])`,
  'iu',
);

/** Reserved names, numbers and notes that authors use until the site's owner supplies the real value. */
const RESERVED: Placeholder[] = [
  [/[\w@.-]*\.example\b(?!\.\w)/i, '.example domains cannot exist'],
  [
    /\b(?:020[ -]?7946|0161[ -]?496|0117[ -]?496|0113[ -]?496|0114[ -]?496)[ -]?0\d{3}\b/,
    'the number is reserved for fiction',
  ],
  [/(?:\+44|tel:0)[ -]?(?:20[ -]?7946|161[ -]?496)[ -]?0\d{3}\b/, 'the number is reserved for fiction'],
  [/\b(?:01632[ -]?960|07700[ -]?900|0808[ -]?157)[ -]?0?\d{3}\b/, 'the number is reserved for fiction'],
  [/\bExample [A-Z][a-z]+/, 'the address is an example'],
  [/\b[A-Z]{1,2}\d{1,2} 0XX\b/, 'the postcode is an example'],
  // Not the colour #000000, an address or a decimal fraction.
  [/(?<![\w#.,:/])0(?:[ -]?0){4,}(?![\w.,]*\w)/, 'a row of zeros is no number'],
  [/http:\/\/localhost\b/, 'visitors cannot reach it'],
];

const MISSING: Placeholder = [NOTE, 'the real text is still missing'];

const HINT = 'Replace it with the real value before the site goes live.';

/** Whether a text of a form shows how to write an answer. A reserved number is right there: it is nobody's. */
const isExample = ({ path }: Source, jsonPath: JsonPath) =>
  /^content\/(?:forms\/|form-texts\.)/.test(path) &&
  jsonPath.some((name) => name === 'messages' || name === 'placeholder' || name === 'hint');

function* findPlaceholders(
  source: Source,
  always: readonly Placeholder[],
  outsideExamples: readonly Placeholder[],
): Iterable<RuleDiagnostic> {
  // As written: a text that refers to a fact of site.json needs no change.
  for (const { text, jsonPath } of textsIn(parseFile(source.locate([]).file).value)) {
    const seen: string[] = [];
    const placeholders = isExample(source, jsonPath) ? always : [...always, ...outsideExamples];
    for (const [pattern, reason] of placeholders) {
      const match = pattern.exec(text);
      // A number in a reserved address is one placeholder, not two.
      if (!match || seen.some((earlier) => earlier.includes(match[0]))) continue;
      seen.push(match[0]);
      const part = { start: match.index, end: match.index + match[0].length };
      const message = sentence`${at(jsonPath)} still contains "${match[0]}": ${reason}.`;
      yield { source, jsonPath, part, message, hint: HINT };
    }
  }
}

/** The names and figures that this site invents, from content/house-style.json. */
function fictional(index: SiteIndex): Placeholder[] {
  return houseStyleList(index, 'fictional').map((name) => [
    // Not `\b`: a figure may end with a sign, as "98%" does.
    wordPattern([[name]], '', 'iu'),
    '`fictional` in content/house-style.json lists it as invented',
  ]);
}

export const rule: Rule = {
  code: 'placeholder',
  severity: 'error',
  mode: 'launch',
  *check(index) {
    const always = [MISSING, ...fictional(index)];
    for (const { parsed } of index.documents) {
      // The list itself must not be reported.
      if (parsed !== index.project.houseStyle) yield* findPlaceholders(parsed.source, always, RESERVED);
    }
  },
};
