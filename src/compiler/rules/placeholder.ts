import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { at, sentence } from '../report/sentence.ts';
import { parseFile } from '../source/json-file.ts';
import type { SourceFile } from '../source/source-file.ts';
import { homeWithText, houseStyle, REGISTER, siteWith } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { textsIn } from './shared/leaves.ts';
import { wordPattern } from './shared/match-text.ts';
import { houseStyleList, type SiteIndex } from './shared/site-index.ts';

/** Reserved names, numbers and notes that authors use until the site's owner supplies the real value. */
const PLACEHOLDERS: [pattern: RegExp, reason: string][] = [
  [/\bto be (?:added|confirmed|supplied)\b/i, 'the real text is still missing'],
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

const HINT = 'Replace it with the real value before the site goes live.';

/** A pattern of what may not go live, and why. */
type Placeholder = (typeof PLACEHOLDERS)[number];

function* findPlaceholders(
  source: SourceFile,
  placeholders: readonly Placeholder[],
): Iterable<RuleDiagnostic> {
  // As written: a text that refers to a fact of site.json needs no change.
  for (const { text, jsonPath } of textsIn(parseFile(source).value)) {
    const seen: string[] = [];
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

export const placeholder: Rule = {
  summary:
    'A value is a placeholder: a reserved name, number, address or postcode, a note such as "to be added", or something that `fictional` in `content/house-style.json` lists as invented.',
  reason: 'Visitors would call a number that does not exist.',
  fix: HINT,
  mode: 'launch',
  *check(index) {
    const placeholders = [...PLACEHOLDERS, ...fictional(index)];
    for (const { parsed } of index.documents) {
      // The list itself must not be reported.
      if (parsed !== index.project.houseStyle) yield* findPlaceholders(parsed.source, placeholders);
    }
  },
  examples: [
    {
      title: 'A telephone number reserved for fiction, with --launch',
      files: { ...homeWithText('Call 020 7946 0000.'), ...siteWith(), ...REGISTER },
      mode: 'launch',
      output: `content/pages/index.json:8:21  placeholder
  blocks[0].text still contains "020 7946 0000": the number is reserved for fiction.
  Replace it with the real value before the site goes live.`,
      highlighted: '020 7946 0000',
    },
    {
      title: 'A number of zeros, with --launch',
      files: { ...homeWithText('Registered charity, number 0000000.'), ...siteWith(), ...REGISTER },
      mode: 'launch',
      output: `content/pages/index.json:8:43  placeholder
  blocks[0].text still contains "0000000": a row of zeros is no number.
  Replace it with the real value before the site goes live.`,
      highlighted: '0000000',
    },
    {
      title: 'An invented figure, with --launch',
      files: {
        ...homeWithText('98% of readers return.'),
        ...houseStyle({ fictional: ['98%'] }),
        ...siteWith(),
        ...REGISTER,
      },
      mode: 'launch',
      output: `content/pages/index.json:8:16  placeholder
  blocks[0].text still contains "98%": \`fictional\` in content/house-style.json lists it as invented.
  Replace it with the real value before the site goes live.`,
      highlighted: '98%',
    },
  ],
};
