import { locateDiagnostic, sortDiagnostics } from '../report/diagnostic.ts';
import { settleTemplates } from '../report/settle-templates.ts';
import { settleTranslations } from '../report/settle-translations.ts';
import { settleValues } from '../report/settle-values.ts';
import { dividePages } from '../resolve/page-numbers/divide-pages.ts';
import { isRead } from '../source/json-file.ts';
import { inTheirLanguage } from '../source/languages/versions.ts';
import type { Project } from '../source/project.ts';
import type { Compiled } from '../types.ts';
import type { Judged } from './run-rules.ts';

/** What depends on the languages in site.json. */
const OF_LANGUAGES = ['unknown-language', 'wrong-translation', 'missing-translation'];

/** The codes about which nothing is known while other files have errors. */
function unknownCodes({ input, site }: Project): string[] {
  // Blocks whose schema has errors have no anchors.
  const ofSchemas = (input.schemaDiagnostics ?? []).length > 0 ? ['broken-anchor'] : [];
  return [...ofSchemas, ...(isRead(site) ? [] : OF_LANGUAGES)];
}

/** Reports each cause once, and gives the result its final form. */
export function settle({ resolved, ofRules }: Judged): Compiled {
  const { checked, ofValues, pages, ...result } = resolved;
  const { project, ofFiles } = checked;
  const unknown = unknownCodes(project);
  const divided = dividePages(inTheirLanguage(pages, project), project);
  const ofPages = divided.diagnostics.map(locateDiagnostic);
  const found = [...ofFiles, ...settleValues([...ofValues, ...ofRules, ...ofPages], ofFiles)].filter(
    ({ diagnostic }) => !unknown.includes(diagnostic.code),
  );
  const ofSite = settleTemplates(found, project);
  const settled = project.languages.length > 0 ? settleTranslations(ofSite) : ofSite;
  return {
    ...result,
    pages: divided.pages,
    drafts: [...project.drafts.keys()],
    ...(project.nextDue !== undefined && { nextDue: project.nextDue }),
    diagnostics: sortDiagnostics(settled.map(({ diagnostic }) => diagnostic)),
  };
}
