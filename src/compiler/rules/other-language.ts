import { replaceAt } from '../report/fix.ts';
import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { languageOfPage } from '../source/languages/languages.ts';
import { languageOfTranslation, writtenInTranslation } from '../source/languages/translations.ts';
import { versionsByRoute } from '../source/languages/versions.ts';
import { siteLanguage } from '../source/site-language.ts';
import { bilingual, LANGUAGES_INPUT } from './examples/languages.ts';
import { page } from './examples/parts.ts';
import type { Rule } from './rule.ts';

export const otherLanguage: Rule = {
  summary:
    'A page or a translation links to a page in the main language although that page has a version in its own language.',
  reason: 'The visitor has chosen a language, and would be in another one after a click.',
  fix: 'Link to the version in the same language. The header links to the other languages already.',
  *check({ project, documentTexts }) {
    if (project.languages.length === 0) return;
    const main = siteLanguage(project.site);
    const versions = versionsByRoute(project);
    const ofPages = new Map(
      [...project.pages.values()].map((page) => [page.parsed.source, languageOfPage(page, project)]),
    );
    for (const { source, jsonPath, part, href } of documentTexts.flatMap(({ links }) => links)) {
      const language = ofPages.get(source) ?? languageOfTranslation(source) ?? main;
      if (language === main || writtenInTranslation(source, jsonPath).isInherited) continue;
      const [route = ''] = href.split(/[?#]/);
      const own = versions.get(route)?.[language];
      if (own === undefined || own === route) continue;
      const subject =
        typeof part === 'object' ? sentence`A link in ${at(jsonPath)}` : sentence`${at(jsonPath)}`;
      const message = sentence`${subject} is ${formatValue(href)}; ${own} is the same page in the language "${language}".`;
      // Only the page itself is known to be in both languages, not a part of it.
      const fix = href === route ? replaceAt(jsonPath, part, href, own) : undefined;
      yield { source, jsonPath, part, message, hint: `Write ${formatValue(own)}.`, fix };
    }
  },
  examples: [
    {
      title: 'A link of a Welsh page to an English one',
      files: {
        ...bilingual(),
        'pages/cy.json': page({ title: 'Hafan', description: 'Am y fan.' }, [
          { type: 'hero', heading: 'Hafan', text: 'Dyma [yr hafan](/).' },
        ]),
      },
      input: LANGUAGES_INPUT,
      output: `content/pages/cy.json:8:32  other-language (warning)
  A link in blocks[0].text is "/"; /cy is the same page in the language "cy".
  Write "/cy".`,
      highlighted: '/',
    },
  ],
};
