import { type Document, documentsOf } from './documents.ts';
import type { Segments, Spot } from './positions.ts';
import type { Project } from './project.ts';
import { isObject } from './schema-walk.ts';
import type { SourceFile } from './types.ts';
import { nearest } from './wording.ts';
import { type LinkWords, readingOf, type Words } from './words.ts';

/** Something in a content file that leads to a page, shows a file or uses a record. */
export interface Reference {
  kind: 'page' | 'media' | 'record';
  /** A route (whether or not it is a page), a name in content/media/, or folder and id of a record. */
  to: string;
  /** The place on the page, for a link that names one. */
  hash?: string;
  source: SourceFile;
  segments: Segments;
  spot: Spot;
  /** The page on which it stands; null in files that have many, or none. */
  route: string | null;
}

/** What rules look at once everything has been read. */
export interface Facts {
  project: Project;
  documents: readonly Document[];
  references: readonly Reference[];
  words: readonly Words[];
  links: readonly LinkWords[];
}

/** Gathers what rules look at. */
export function gatherFacts(project: Project, references: readonly Reference[]): Facts {
  const documents = documentsOf(project);
  // What the check goes by is not read by visitors.
  const aids = [project.redirectsFile, project.houseStyle, project.publishedFile];
  const readings = documents
    .filter(({ parsed }) => !aids.includes(parsed))
    .map((document) => readingOf(document, project.input.schemas));
  return {
    project,
    documents,
    references,
    words: readings.flatMap(({ words }) => words),
    links: readings.flatMap(({ links }) => links),
  };
}

/**
 * Names that nothing refers to. One that a misspelt reference most probably means is left out: the mistake is told
 * where it is.
 */
export function unreferenced(facts: Facts, kind: Reference['kind'], names: readonly string[]): string[] {
  const referred = new Set(facts.references.filter((one) => one.kind === kind).map(({ to }) => to));
  const misspelt = [...referred].filter((name) => !names.includes(name));
  const meant = new Set(misspelt.map((name) => nearest(name, names)));
  return names.filter((name) => !referred.has(name) && !meant.has(name));
}

/** A list of texts in content/house-style.json; empty where the file does not say. */
export function houseStyle({ project }: Facts, name: string): string[] {
  const value = isObject(project.houseStyle?.value) ? project.houseStyle.value[name] : undefined;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
