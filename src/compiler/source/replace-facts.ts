import { SPOKEN } from './languages/translated-files.ts';
import type { PageFile, Project, RecordTemplate, SpokenFiles } from './project.ts';
import { readFacts, type SiteFacts, withFacts } from './site-facts.ts';

function replaceFactsIn(files: SpokenFiles, facts: SiteFacts): void {
  for (const name of SPOKEN) {
    const file = files[name];
    if (file) files[name] = withFacts(file, facts);
  }
  for (const records of files.records.values())
    for (const [id, file] of records) records.set(id, withFacts(file, facts));
}

/**
 * Replaces references to facts of site.json, such as `{site.email}`, in every file whose texts visitors read. Each
 * language may have other facts.
 */
export function replaceFacts(project: Project): void {
  const main = readFacts(project.site?.value);
  const ofLanguage = new Map([...project.translated].map(([tag, { site }]) => [tag, readFacts(site?.value)]));
  const inLanguage = <File extends PageFile | RecordTemplate>(file: File): File => ({
    ...file,
    parsed: withFacts(file.parsed, ofLanguage.get(file.language) ?? main),
  });
  for (const [route, page] of project.pages) project.pages.set(route, inLanguage(page));
  project.templates = project.templates.map(inLanguage);
  replaceFactsIn(project, main);
  for (const [tag, files] of project.translated) replaceFactsIn(files, ofLanguage.get(tag) ?? main);
}
