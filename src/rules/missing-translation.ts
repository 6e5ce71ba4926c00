import { at, inFile, type Sentence, sentence } from '@json-site/compiler/diagnostics';
import type { ParsedFile, Project } from '@json-site/compiler/documents';
import { groupVersions, languageOfPage, SAME_IN_ALL, SINGLETONS } from '@json-site/compiler/documents';
import type { Rule, SiteIndex } from '@json-site/compiler/rule';
import { textsOf } from '@json-site/compiler/rule';
import type { Schema } from '@json-site/compiler/schema';
import { FORMS, recordSchemaOf } from '@json-site/compiler/schema';
import { count, listed } from '@json-site/compiler/words';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { storageLists } from './shared/blocks.ts';

/**
 * The most names that one diagnostic lists of a kind: a person reads the whole of it, and the rest is found by the
 * first.
 */
const MOST = 5;

/** Parts of site.json with names and addresses, which need no translation. */
const NAMES = ['company.legalName', 'offices', 'partners', 'brand.name', 'brand.nameParts', ...SAME_IN_ALL];

/** Pages without a version in a language, by the address of another version. */
function missingPages(tag: string, { project }: SiteIndex): string[] {
  return [...groupVersions(project).values()].flatMap((pages) => {
    const published = pages.filter(({ route }) => !project.drafts.has(route));
    const [first] = published;
    return first && pages.every((one) => languageOfPage(one, project) !== tag) ? [first.route] : [];
  });
}

/** The paths of the texts of a file that its translation does not have. */
function missingTexts(parsed: ParsedFile, schema: Schema, { input }: Project): JsonPath[] {
  const { texts } = textsOf({ parsed, schema, route: null }, input.schemas);
  return texts
    .filter(({ source, jsonPath }) => source.locate(jsonPath).isInherited)
    .map(({ jsonPath }) => jsonPath);
}

/** Parts of site.json, such as "header.links", of which no text is translated. */
function missingInSite({ site }: Pick<Project, 'site'>, project: Project): string[] {
  if (!site) return [];
  const parts = missingTexts(site, project.input.schemas.site, project).map((path) =>
    formatPath(path.slice(0, typeof path[1] === 'number' ? 1 : 2)),
  );
  const isName = (part: string) => NAMES.some((name) => `${part}.`.startsWith(`${name}.`));
  return [...new Set(parts)].filter((part) => !isName(part));
}

/** The records that pages in a language show. */
function shownRecords(tag: string, { project, references }: SiteIndex): string[] {
  const shown = references.flatMap(({ kind, to, route }) => {
    const page = route === null ? undefined : project.pages.get(route);
    return kind === 'record' && page && languageOfPage(page, project) === tag ? [to] : [];
  });
  return [...new Set(shown)];
}

/** The files that differ by language. */
type SpokenFiles = Pick<Project, 'site' | 'formTextsFile' | 'storageFile' | 'records'>;

/** Files that pages in a language show and that have no translation, and the texts that a translation lacks. */
function missingFiles(tag: string, files: SpokenFiles, index: SiteIndex): Sentence[] {
  const { project } = index;
  const { schemas } = project.input;
  const missing = (
    parsed: ParsedFile | null | undefined,
    file: string,
    schema: Schema | undefined,
    isWhole = true,
  ): Sentence[] => {
    if (!parsed || !schema) return [];
    const { texts } = textsOf({ parsed, schema, route: null }, schemas);
    if (!parsed.source.translation) return texts.length > 0 ? [[inFile(file)]] : [];
    // Of other records, only an author knows what differs.
    const names = isWhole ? missingTexts(parsed, schema, project).map(formatPath) : [];
    return names.length > 0 ? [sentence`${listed(names, MOST)} in ${inFile(file)}`] : [];
  };
  const shown = shownRecords(tag, index);
  const records = shown.flatMap((name) => {
    const [folder = '', id = ''] = name.split('/');
    const parsed = files.records.get(folder)?.get(id);
    return missing(parsed, `content/${name}.json`, recordSchemaOf(folder, schemas), folder === FORMS);
  });
  const hasForm = shown.some((name) => name.startsWith(`${FORMS}/`));
  const hasStorageList = storageLists(project).some(({ page }) => languageOfPage(page, project) === tag);
  const others = records.length - MOST;
  return [
    ...records.slice(0, MOST),
    ...(others > 0 ? [`${count(others, 'more file')} of records`] : []),
    ...(hasForm ? missing(files.formTextsFile, SINGLETONS.formTextsFile.file, schemas.formTexts) : []),
    ...(hasStorageList ? missing(files.storageFile, SINGLETONS.storageFile.file, schemas.storage) : []),
  ];
}

export const rule: Rule = {
  code: 'missing-translation',
  severity: 'warning',
  *check(index) {
    const { project } = index;
    const { site, languages, translated } = project;
    const list: unknown = isObject(site?.value) ? site.value['languages'] : undefined;
    if (!site || !Array.isArray(list)) return;
    for (const { tag, folder } of languages) {
      const files = translated.get(tag);
      const pages = missingPages(tag, index);
      const parts = files ? missingInSite(files, project) : [];
      const missing: Sentence[] = [
        ...(pages.length > 0 ? [`the pages ${listed(pages, MOST)}`] : []),
        ...(files ? missingFiles(tag, files, index) : []),
        ...(parts.length > 0 ? [sentence`${listed(parts, MOST)} in ${inFile('content/site.json')}`] : []),
      ];
      if (missing.length === 0) continue;
      const jsonPath = ['languages', list.findIndex((one) => isObject(one) && one['tag'] === tag), 'tag'];
      const all = missing.flatMap((one, position) => [position > 0 ? '; ' : '', one].flat());
      const message = sentence`${at(jsonPath)} is "${tag}"; in this language are missing: ${all}.`;
      const hint =
        folder === undefined
          ? 'Write them, or leave it so: these pages have no link to a version in this language.'
          : `Pages are in content/pages/${folder}/. For any other file, what differs is beside it in a file that ends with ".${tag}.json"; {} if nothing does.`;
      yield { source: site.source, jsonPath, message, hint };
    }
  },
};
