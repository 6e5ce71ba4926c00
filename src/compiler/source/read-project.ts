import { nearest } from '@json-site/model/visitor';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import type { DiagnosticCode } from '../report/codes.ts';
import { fileDiagnostic, locateInFile } from '../report/diagnostic.ts';
import { collectionProblem, isId, OTHER_FOLDERS } from '../schema/collections.ts';
import { collectionFile } from '../schema/schema-files.ts';
import type { CompileInput } from '../types.ts';
import { findDrafts } from './drafts.ts';
import { mediaFileDiagnostics, unreadableDiagnostic } from './file-diagnostics.ts';
import { type ParsedFile, parseFile } from './json-file.ts';
import { readLanguages, readPageLanguage } from './languages/languages.ts';
import {
  addEngineTexts,
  lostTranslations,
  SPOKEN,
  type TranslationFiles,
  translateFiles,
  translationOf,
  undeclaredLanguage,
} from './languages/translated-files.ts';
import { listChildren } from './list-children.ts';
import type { PageFile, Project } from './project.ts';
import { Redirects } from './redirects.ts';
import { replaceFacts } from './replace-facts.ts';
import { reservedDiagnostics } from './reserved.ts';
import { isPlainRoute, NOT_FOUND, PAGES, routeOfFile, slug, templateCollection } from './routes.ts';
import { SINGLETON_NAMES, SINGLETONS } from './singletons.ts';
import { siteLanguage } from './site-language.ts';
import { addTemplatePages } from './templates/template-pages.ts';

/** Pages that every site must have. */
const REQUIRED_PAGES = [
  ['/', `${PAGES}index.json`],
  [NOT_FOUND, `${PAGES}404.json`],
] as const;

function pageFile(route: string, source: SourceFile, project: Project): PageFile {
  const parsed = parseFile(source);
  return { route, language: readPageLanguage(route, parsed.value, project), parsed };
}

function addPage(project: Project, source: SourceFile): void {
  const route = routeOfFile(source.path);
  const key = route.toLowerCase();
  const reserved = reservedDiagnostics(source.path, key);
  const collection = templateCollection(source.path);
  if (collection !== undefined) {
    project.diagnostics.push(...reserved);
    project.templates.push({ collection, ...pageFile(route, source, project) });
    return;
  }
  const taken = [...[project.pages.get(key)], project.pages.get(route)].find(Boolean);
  if (taken) {
    const other = taken.parsed.source.path;
    const message = `This file and ${other} are both the page ${key}.`;
    project.diagnostics.push(
      fileDiagnostic(source.path, 'duplicate-route', message, 'Rename or delete one of them.'),
    );
    return;
  }
  project.diagnostics.push(...reserved);
  if (!isPlainRoute(route) && reserved.length === 0) {
    const message = `The address ${route} has characters that are hard to type and share.`;
    const plain = slug(route);
    const name =
      isPlainRoute(plain) && plain !== '/'
        ? `Name the file ${PAGES}${plain.slice(1)}.json`
        : 'Rename the file';
    const hint = `${name}: lowercase letters, digits and single hyphens.`;
    project.diagnostics.push(fileDiagnostic(source.path, 'bad-route', message, hint));
  }
  project.pages.set(key, pageFile(key, source, project));
}

function addRecord(project: Project, records: Map<string, ParsedFile>, id: string, source: SourceFile): void {
  records.set(id, parseFile(source));
  if (isId(id)) return;
  const plain = slug(id).replaceAll('/', '-');
  const message = `The file name "${id}" cannot be the id of a record.`;
  const example = isId(plain) ? `, for example ${plain}.json` : '';
  const hint = `Rename it${example}: lowercase letters, digits and single hyphens.`;
  project.diagnostics.push(fileDiagnostic(source.path, 'bad-id', message, hint));
}

/** Reports names of collections that cannot be used. */
function checkCollections({ input: { schemas, schemaSources }, diagnostics }: Project): void {
  for (const name of Object.keys(schemas.records)) {
    const problem = collectionProblem(name, schemas);
    if (!problem) continue;
    const file = collectionFile(name);
    const { jsonPath, ...text } = problem;
    const source = schemaSources?.files.find(({ path }) => path === file);
    diagnostics.push(
      source && jsonPath
        ? locateInFile({ code: 'bad-collection', source, jsonPath, ...text })
        : fileDiagnostic(file, 'bad-collection', text.message, text.hint),
    );
  }
}

/** Reports a folder without a schema, once for all of its files. Returns false for any other file. */
function reportUnknownFolder(project: Project, path: string, folders: string[]): boolean {
  const [, folder = '', file] = path.split('/');
  if (file === undefined || !isId(folder) || [...OTHER_FOLDERS, ...folders].includes(folder)) return false;
  const schema = collectionFile(folder);
  const message = `content/${folder}/ has no schema: there is no ${schema}, so nothing reads its files.`;
  const isReported = project.diagnostics.some((one) => one.message === message);
  const near = nearest(folder, ['pages', ...folders]);
  const question = near ? `Did you mean content/${near}/?  ` : '';
  const hint = `${question}To make it a collection, write ${schema}.`;
  if (!isReported) project.diagnostics.push(fileDiagnostic(path, 'unknown-file', message, hint));
  return true;
}

/** Endings that editors and file managers give to a JSON file. */
const WRONG_ENDING = /\.(?:json[c5]?|jsn|json\.(?:txt|bak|orig|json))$/i;

function reportUnknownFile(project: Project, { path, unreadable }: SourceFile, folders: string[]): void {
  if (unreadable) {
    project.diagnostics.push(unreadableDiagnostic(path, unreadable));
    return;
  }
  if (reportUnknownFolder(project, path, folders)) return;
  const folder = path.split('/')[1] ?? '';
  const single = Object.values(SINGLETONS).map(({ file }) => file);
  const names = single.map((file) => file.slice('content/'.length));
  const near = nearest(folder, ['pages', ...folders, ...names]);
  const question = near && near !== folder ? `Did you mean content/${near}?  ` : '';
  const places = ['content/pages/', ...folders.map((name) => `content/${name}/<id>.json`)].join(', ');
  const renamed = path.replace(WRONG_ENDING, '.json');
  if (renamed !== path && !path.endsWith('.json')) {
    const ending = path.slice(renamed.length - '.json'.length);
    const wrong = `The name of this file ends with "${ending}"; the compiler reads only ".json".`;
    project.diagnostics.push(fileDiagnostic(path, 'unknown-file', wrong, `Rename it to ${renamed}.`));
    return;
  }
  const message = 'The compiler does not read this file.';
  const hint = `${question}It reads ${single.join(', ')}, ${places} and content/media/.`;
  project.diagnostics.push(fileDiagnostic(path, 'unknown-file', message, hint));
}

function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** Reads a file whose name says that it is the translation of another. Returns false for any other file. */
function addTranslation(
  project: Project,
  source: SourceFile,
  folders: string[],
  translations: Map<string, TranslationFiles>,
): boolean {
  const { base, tag } = translationOf(source.path, folders) ?? {};
  if (base === undefined || tag === undefined) return false;
  if (project.languages.some((one) => one.tag === tag && one.folder !== undefined)) {
    const files = translations.get(tag) ?? new Map<string, ParsedFile>();
    translations.set(tag, files.set(base, parseFile(source)));
    return true;
  }
  const undeclared = undeclaredLanguage(source.path, base, tag, project.language);
  if (undeclared) project.diagnostics.push(undeclared);
  return undeclared !== undefined;
}

/** The paths of the files that can be translated. */
function translatable(project: Project): string[] {
  const single = SPOKEN.flatMap((name) => (project[name] ? [SINGLETONS[name].file] : []));
  const records = [...project.records].flatMap(([folder, files]) =>
    [...files.keys()].map((id) => `content/${folder}/${id}.json`),
  );
  return [...single, ...records];
}

/** The redirects as written: old address → target. */
function redirectsIn(file: ParsedFile | null): Redirects {
  const entries = isObject(file?.value) ? Object.entries(file.value) : [];
  return new Redirects(
    entries.filter(
      (entry): entry is [string, string] => entry[0] !== '$schema' && typeof entry[1] === 'string',
    ),
  );
}

function reportMissing({ site, themeFile, pages, diagnostics }: Project): void {
  const report = (file: string, code: DiagnosticCode, hint: string) =>
    diagnostics.push(fileDiagnostic(file, code, `There is no ${file}.`, hint));
  const siteHint = 'Create it with the name, navigation and footer; schemas/site.schema.json describes it.';
  if (!site) report(SINGLETONS.site.file, 'missing-site', siteHint);
  const themeHint = 'Create it with the colours and fonts; schemas/theme.schema.json describes it.';
  if (!themeFile) report(SINGLETONS.themeFile.file, 'missing-theme', themeHint);
  for (const [route, file] of REQUIRED_PAGES)
    if (!pages.has(route))
      report(file, 'missing-page', `Create it, for example with: npm run new page ${route}`);
}

/** Sorts the files into site, pages and records. Reports files without a role and missing files. */
export function readProject(input: CompileInput): Project {
  const folders = Object.keys(input.schemas.records);
  const project: Project = {
    input,
    language: '',
    site: null,
    languages: [],
    translated: new Map(),
    pages: new Map(),
    templates: [],
    children: new Map(),
    drafts: new Map(),
    records: new Map(folders.map((folder) => [folder, new Map()])),
    media: new Map(input.media.map((file) => [file.name.normalize(), file])),
    redirectsFile: null,
    houseStyle: null,
    publishedFile: null,
    storageFile: null,
    formTextsFile: null,
    themeFile: null,
    redirects: new Redirects(),
    diagnostics: [],
  };
  checkCollections(project);
  const siteFile = input.files.find(({ path }) => path === SINGLETONS.site.file);
  // The names of other files may say a language.
  if (siteFile) project.site = parseFile(siteFile);
  project.language = siteLanguage(project.site);
  project.languages = readLanguages(project.site);
  const translations = new Map<string, TranslationFiles>();
  for (const source of [...input.files].sort(byPath)) {
    const [, folder = '', ...rest] = source.path.split('/');
    const records = project.records.get(folder);
    const id = rest.join('/').replace(/\.json$/, '');
    const single = SINGLETON_NAMES.find((name) => SINGLETONS[name].file === source.path);
    if (source.unreadable === 'no-name') reportUnknownFile(project, source, folders);
    else if (single) project[single] = parseFile(source);
    else if (addTranslation(project, source, folders, translations)) continue;
    else if (source.path.startsWith(PAGES) && source.path.endsWith('.json')) addPage(project, source);
    else if (records && rest.length === 1 && source.path.endsWith('.json'))
      addRecord(project, records, id, source);
    else reportUnknownFile(project, source, folders);
  }
  addEngineTexts(project);
  project.diagnostics.push(...lostTranslations(translations, translatable(project)));
  project.translated = translateFiles(project, translations);
  replaceFacts(project);
  addTemplatePages(project);
  for (const route of input.leftOutPages ?? []) project.pages.delete(route);
  reportMissing(project);
  project.diagnostics.push(...input.media.flatMap(mediaFileDiagnostics));
  project.redirects = redirectsIn(project.redirectsFile);
  findDrafts(project);
  listChildren(project);
  return project;
}
