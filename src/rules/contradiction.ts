import { at, replaceAt, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile, phrasesIn, type SiteIndex } from '@json-site/compiler/rule';
import { escapeRegExp } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';
import { matchText, wordPattern } from './shared/match-text.ts';

/** A number or a range, such as `14`, `8%`, `1.5`, `24-48` or `15+`. */
const NUMBER = /\d+(?:[.,]\d+)*(?:[-–]\d+(?:[.,]\d+)*)?[%+]?/g;

interface Phrase {
  claim: string;
  /** Matches the phrase with any number in place of each of its numbers. */
  pattern: RegExp;
  /** The longest part of it without a number. To look for it first takes a tenth of the time. */
  words: RegExp;
  /** The only match that agrees with the claim. */
  agreed?: string;
}

function phrasesOf({ project }: SiteIndex): Phrase[] {
  const claims = isObject(project.houseStyle?.value) ? project.houseStyle.value['claims'] : undefined;
  const entries = Array.isArray(claims) ? claims.filter(isObject) : [];
  const all = entries.flatMap((entry) => {
    const claim = String(entry['claim']);
    const agreed = phrasesIn(entry['agreed']).map((phrase) => ({
      claim,
      parts: phrase.split(NUMBER),
      agreed: phrase,
    }));
    const contrary = phrasesIn(entry['contradicted']).map((phrase) => ({ claim, parts: [phrase] }));
    return [...agreed, ...contrary];
  });
  return all.map(({ parts, ...phrase }) => {
    const [words = ''] = parts.toSorted((one, two) => two.length - one.length);
    return {
      ...phrase,
      pattern: wordPattern([parts], NUMBER.source),
      words: new RegExp(escapeRegExp(words), 'iu'),
    };
  });
}

/** Begins a phrase with a capital letter if the text in its place does. */
function withCapital(phrase: string, instead: string): string {
  return /^\p{Lu}/u.test(instead) ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}

export const rule: Rule = {
  code: 'contradiction',
  severity: 'error',
  check: (index) => {
    const phrases = phrasesOf(index);
    const key = `contradiction ${phrases.map(({ pattern, agreed }) => pattern.source + agreed).join('\n')}`;
    return checkEachFile(index, key, function* ({ texts }) {
      for (const text of texts) {
        for (const { claim, pattern, agreed, words } of phrases) {
          if (!words.test(text.text)) continue;
          for (const { match, part } of matchText(text, pattern)) {
            if (match.toLowerCase() === agreed?.toLowerCase()) continue;
            const { source, jsonPath } = text;
            const message = sentence`${at(jsonPath)} contains "${match}", but the agreed claim is: ${claim}`;
            const hint = agreed ? `Write "${agreed}".` : 'Write what the claim says, or change the claim.';
            const right = agreed && withCapital(agreed, match);
            yield { source, jsonPath, part, message, hint, fix: replaceAt(jsonPath, part, match, right) };
          }
        }
      }
    });
  },
};
