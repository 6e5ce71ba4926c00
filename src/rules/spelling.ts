import { at, replaceAt, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile, phrasesIn, type SiteIndex } from '@json-site/compiler/rule';
import { isObject } from '@json-site/values/objects';
import { matchText, wordPattern } from './shared/match-text.ts';

/** Returns a map from wrong to right spellings. */
function spellings({ project }: SiteIndex): Map<string, string> {
  const table = isObject(project.houseStyle?.value) ? project.houseStyle.value['spelling'] : undefined;
  const entries = isObject(table) ? Object.entries(table) : [];
  return new Map(
    entries.flatMap(([right, wrong]) => phrasesIn(wrong).map((one): [string, string] => [one, right])),
  );
}

export const rule: Rule = {
  code: 'spelling',
  severity: 'warning',
  check: (index) => {
    const right = spellings(index);
    if (right.size === 0) return [];
    const pattern = wordPattern(
      [...right.keys()].map((wrong) => [wrong]),
      '',
      'gu',
    );
    const key = `spelling ${JSON.stringify([...right])}`;
    return checkEachFile(index, key, function* ({ texts }) {
      for (const text of texts) {
        for (const { match, part } of matchText(text, pattern)) {
          const { source, jsonPath } = text;
          const spelt = right.get(match) ?? match;
          const message = sentence`${at(jsonPath)} contains "${match}"; the house spelling is "${spelt}".`;
          const fix = replaceAt(jsonPath, part, match, spelt);
          yield { source, jsonPath, part, message, hint: `Write "${spelt}".`, fix };
        }
      }
    });
  },
};
