import { nearest } from '@json-site/model/visitor';
import { isObject } from '@json-site/values/objects';
import type { RuleDiagnostic } from '../report/diagnostic.ts';
import type { Reference } from '../resolve/reference.ts';
import type { Document } from '../source/documents.ts';
import { isRead, type ParsedFile } from '../source/json-file.ts';
import type { Project } from '../source/project.ts';
import { searchFile } from '../source/search-file.ts';
import type { Compiled } from '../types.ts';
import { type DocumentTexts, fileOfTexts, textsOf } from './content-texts.ts';

/** The input of every rule: the files of the site, and everything found in them. */
export interface SiteIndex {
  project: Project;
  documents: readonly Document[];
  references: readonly Reference[];
  /** The forms by id, as visitors see them. */
  forms: Compiled['forms'];
  /** The texts and links that visitors read, file by file. */
  documentTexts: readonly DocumentTexts[];
  /** Files with syntax or schema errors. They may contain references that are missing in `references`. */
  filesWithErrors: readonly ParsedFile[];
}

export function buildSiteIndex(
  project: Project,
  documents: readonly Document[],
  { references, forms }: Pick<Compiled, 'references' | 'forms'>,
  withErrors: ReadonlySet<ParsedFile>,
): SiteIndex {
  // Visitors never see the content of these files.
  const internal = [project.redirectsFile, project.houseStyle, project.publishedFile, project.themeFile];
  const visible = documents.filter(({ parsed }) => !internal.includes(parsed));
  const documentTexts = visible.map((document) => textsOf(document, project.input.schemas));
  const filesWithErrors = visible.flatMap(({ parsed }) => (withErrors.has(parsed) ? [parsed] : []));
  return { project, documents, references, forms, documentTexts, filesWithErrors };
}

/**
 * Whether a file with errors may contain a reference to one of these texts. A rule that reports missing references
 * asks this first: the error of that file is reported already, and its consequences should not be.
 */
export function mayBeReferenced({ project, filesWithErrors }: SiteIndex, ...texts: string[]): boolean {
  const mayRefer = (file: ParsedFile) =>
    !isRead(file) || texts.some((text) => file.source.text.includes(text));
  return !project.site || filesWithErrors.some(mayRefer);
}

const cache = new WeakMap<DocumentTexts, Map<string, RuleDiagnostic[]>>();

/**
 * Checks the texts of each file. The diagnostics of an unchanged file are cached by `key`, which must contain
 * everything that they depend on besides the file.
 */
export function* checkEachFile(
  { documentTexts, project }: SiteIndex,
  key: string,
  check: (file: DocumentTexts) => Iterable<RuleDiagnostic>,
): Iterable<RuleDiagnostic> {
  for (const file of documentTexts) {
    const byKey = cache.get(file) ?? new Map<string, RuleDiagnostic[]>();
    cache.set(file, byKey);
    const parsed = fileOfTexts(file);
    const search = () => [...check(file)];
    const diagnostics = byKey.get(key) ?? (parsed ? searchFile(project, parsed, key, search) : search());
    byKey.set(key, diagnostics);
    yield* diagnostics;
  }
}

/**
 * Returns the names that nothing refers to. Omits a name that a misspelt reference probably means: that reference is
 * reported where it is written.
 */
export function unreferencedNames(
  index: SiteIndex,
  kind: Reference['kind'],
  names: readonly string[],
): string[] {
  const referenced = new Set(index.references.filter((one) => one.kind === kind).map(({ to }) => to));
  const misspelt = [...referenced].filter((name) => !names.includes(name));
  const intended = new Set(misspelt.map((name) => nearest(name, names)));
  return names.filter(
    (name) =>
      !referenced.has(name) &&
      !intended.has(name) &&
      !mayBeReferenced(index, name.slice(name.lastIndexOf('/') + 1)),
  );
}

/** The texts of a list in content/house-style.json. An empty one would be found everywhere. */
export const phrasesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string' && one.trim() !== '') : [];

/** Returns a list of texts from content/house-style.json; empty if the file does not have it. */
export const houseStyleList = ({ project }: SiteIndex, name: string): string[] =>
  phrasesIn(isObject(project.houseStyle?.value) ? project.houseStyle.value[name] : undefined);
