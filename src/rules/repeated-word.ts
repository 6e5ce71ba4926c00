import { at, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile, houseStyleList, type SiteIndex } from '@json-site/compiler/rule';
import type { SourceFile } from '@json-site/values/source-file';
import { matchText } from './shared/match-text.ts';

/**
 * The languages in which a repeated word is a mistake, and the words that a correct sentence may repeat: "dass sie sie
 * sieht", "si vous vous inscrivez". Other languages repeat words on purpose, as Turkish, Hindi and Vietnamese do.
 */
const REPEATABLE: Record<string, readonly string[]> = {
  en: ['had', 'that', 'her'],
  de: ['sie'],
  nl: ['dat', 'die', 'het', 'je', 'jullie', 'u', 'ze', 'zijn'],
  fr: ['en', 'faire', 'nous', 'vous'],
  pt: ['se'],
  it: ['piano', 'via'],
  af: ['nie'],
  da: ['der', 'det'],
  nb: ['det'],
  nn: ['det'],
  sv: ['den', 'det'],
  ...Object.fromEntries(
    'bg ca cs cy el es et eu fi ga gl hr hu is lb lt lv mk mt pl ro ru sk sl sq sr uk'
      .split(' ')
      .map((one) => [one, []]),
  ),
};

/**
 * In German, an article may follow the relative pronoun of a clause: "Radfahrer, die die Stadt kennen", "in der der
 * Zug".
 */
const RELATIVE = /,\s+(?:\p{L}+\s+)?$/u;
const RELATIVE_PRONOUNS = ['der', 'die', 'das', 'den', 'dem'];

function mayRepeat(word: string, before: string, language: string): boolean {
  if (REPEATABLE[language]?.includes(word)) return true;
  return language === 'de' && RELATIVE_PRONOUNS.includes(word) && RELATIVE.test(before);
}

/** The language of each file, without script and region. */
function languagesOf({ documents, project }: SiteIndex): ReadonlyMap<SourceFile, string> {
  return new Map(
    documents.map(({ parsed, route }) => {
      const page = route === null ? undefined : project.pages.get(route);
      const tag = page?.language ?? parsed.source.translation?.language ?? project.language;
      return [parsed.source, tag.replace(/-.*/, '')];
    }),
  );
}

const REPEATED = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

export const rule: Rule = {
  code: 'repeated-word',
  severity: 'warning',
  check: (index) => {
    const repeatable = houseStyleList(index, 'repeatable').map((word) => word.toLowerCase());
    const languages = languagesOf(index);
    const key = ['repeated-word', index.project.language, ...repeatable].join('\n');
    return checkEachFile(index, key, function* ({ texts }) {
      for (const text of texts) {
        const language = languages.get(text.source) ?? '';
        if (!Object.hasOwn(REPEATABLE, language)) continue;
        for (const { match, part } of matchText(text, REPEATED)) {
          const [word = ''] = match.split(/\s/);
          const lowercase = word.toLowerCase();
          if (
            repeatable.includes(lowercase) ||
            mayRepeat(lowercase, text.text.slice(0, part.start), language)
          )
            continue;
          const { source, jsonPath } = text;
          const message = sentence`${at(jsonPath)} contains "${match}".`;
          yield { source, jsonPath, part, message, hint: `Delete one "${word}".` };
        }
      }
    });
  },
};
