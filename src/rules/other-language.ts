import { at, replaceAt, sentence } from '@json-site/compiler/diagnostics';
import { versionsByRoute } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { formatValue } from '@json-site/compiler/words';

export const rule: Rule = {
  code: 'other-language',
  severity: 'warning',
  *check({ project, documentTexts }) {
    if (project.languages.length === 0) return;
    const main = project.language;
    const versions = versionsByRoute(project);
    const ofPages = new Map(
      [...project.pages.values()].map(({ language, parsed }) => [parsed.source, language]),
    );
    for (const { source, jsonPath, part, href } of documentTexts.flatMap(({ links }) => links)) {
      const language = ofPages.get(source) ?? source.translation?.language ?? main;
      if (language === main || source.locate(jsonPath).isInherited) continue;
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
};
