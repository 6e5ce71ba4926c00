import type { ParsedFile } from './json-file.ts';
import { languageOfPage, type WithLanguages } from './languages/languages.ts';
import { SPOKEN, type SpokenFiles } from './languages/translated-files.ts';
import { routeOfFile } from './routes.ts';
import { readFacts, type SiteFacts, withFacts } from './site-facts.ts';
import type { RecordTemplate } from './templates/template-pages.ts';

interface FilePage {
  route: string;
  parsed: ParsedFile;
}

/** The files of a project that can refer to facts. */
interface FactsProject extends SpokenFiles, WithLanguages {
  translated: ReadonlyMap<string, SpokenFiles>;
  pages: Map<string, FilePage>;
  templates: RecordTemplate[];
}

function replaceFactsIn(files: SpokenFiles, facts: SiteFacts): void {
  for (const name of SPOKEN) {
    const file = files[name];
    if (file) files[name] = withFacts(file, facts);
  }
  for (const records of files.records.values())
    for (const [id, file] of records) records.set(id, withFacts(file, facts));
}

/**
 * Replaces references to facts of site.json, such as `{site.email}`, in every file whose texts visitors read. Each language may
 * have other facts.
 */
export function replaceFacts(project: FactsProject): void {
  const main = readFacts(project.site?.value);
  const ofLanguage = new Map([...project.translated].map(([tag, { site }]) => [tag, readFacts(site?.value)]));
  const factsOf = (page: FilePage) => ofLanguage.get(languageOfPage(page, project)) ?? main;
  for (const [route, page] of project.pages) {
    project.pages.set(route, { ...page, parsed: withFacts(page.parsed, factsOf(page)) });
  }
  project.templates = project.templates.map(({ collection, parsed }) => {
    const facts = factsOf({ route: routeOfFile(parsed.source.path), parsed });
    return { collection, parsed: withFacts(parsed, facts) };
  });
  replaceFactsIn(project, main);
  for (const [tag, files] of project.translated) replaceFactsIn(files, ofLanguage.get(tag) ?? main);
}
