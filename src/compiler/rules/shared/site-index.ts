import type { RuleDiagnostic } from '../../report/diagnostic.ts';
import { nearest } from '../../report/wording.ts';
import type { Reference } from '../../resolve/reference.ts';
import { isObject } from '../../schema/schema-walk.ts';
import { type Document, documentsOf } from '../../source/documents.ts';
import type { ParsedFile } from '../../source/json-file.ts';
import type { Project } from '../../source/project.ts';
import { type Reading, readingOf } from './words.ts';

/** What rules look at once everything has been read. */
export interface SiteIndex {
  project: Project;
  documents: readonly Document[];
  references: readonly Reference[];
  /** What people read, file by file. */
  readings: readonly Reading[];
  /** Files that may refer to more than `references` says: their mistakes keep a part of them from being understood. */
  unclear: readonly ParsedFile[];
}

/** Gathers what rules look at. */
export function buildSiteIndex(
  project: Project,
  references: readonly Reference[],
  faulty: ReadonlySet<ParsedFile> = new Set(),
): SiteIndex {
  const documents = documentsOf(project);
  // What the check goes by is not read by visitors.
  const aids = [project.redirectsFile, project.houseStyle, project.publishedFile];
  const shown = documents.filter(({ parsed }) => !aids.includes(parsed));
  const readings = shown.map((document) => readingOf(document, project.input.schemas));
  const unclear = shown.flatMap(({ parsed }) => (faulty.has(parsed) ? [parsed] : []));
  return { project, documents, references, readings, unclear };
}

/**
 * Whether a file that is not wholly understood may refer to something by one of these texts. Whoever says that nothing
 * does asks first: the mistake in that file is told, and what follows from it is none.
 */
export function mayBeReferredTo({ unclear }: SiteIndex, ...texts: string[]): boolean {
  return unclear.some(
    ({ value, source }) => value === undefined || texts.some((text) => source.text.includes(text)),
  );
}

const found = new WeakMap<Reading, Map<string, RuleDiagnostic[]>>();

/**
 * Tells what is found in each file by itself. An unchanged file is looked at once for each `key`, which must name all
 * that the findings depend on besides the file.
 */
export function reportPerFile(
  { readings }: SiteIndex,
  key: string,
  tell: (finding: RuleDiagnostic) => void,
  look: (reading: Reading, tell: (finding: RuleDiagnostic) => void) => void,
): void {
  for (const reading of readings) {
    const known = found.get(reading) ?? new Map<string, RuleDiagnostic[]>();
    found.set(reading, known);
    let findings = known.get(key);
    if (!findings) {
      const fresh: RuleDiagnostic[] = [];
      look(reading, (finding) => fresh.push(finding));
      findings = fresh;
      known.set(key, fresh);
    }
    findings.forEach(tell);
  }
}

/**
 * Names that nothing refers to. One that a misspelt reference most probably means is left out: the mistake is told
 * where it is.
 */
export function unreferenced(facts: SiteIndex, kind: Reference['kind'], names: readonly string[]): string[] {
  const referred = new Set(facts.references.filter((one) => one.kind === kind).map(({ to }) => to));
  const misspelt = [...referred].filter((name) => !names.includes(name));
  const meant = new Set(misspelt.map((name) => nearest(name, names)));
  return names.filter(
    (name) =>
      !referred.has(name) &&
      !meant.has(name) &&
      !mayBeReferredTo(facts, name.slice(name.lastIndexOf('/') + 1)),
  );
}

/** A list of texts in content/house-style.json; empty where the file does not say. */
export function houseStyle({ project }: SiteIndex, name: string): string[] {
  const value = isObject(project.houseStyle?.value) ? project.houseStyle.value[name] : undefined;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
