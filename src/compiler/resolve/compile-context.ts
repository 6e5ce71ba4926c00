import type { PageLink } from '../model.ts';
import type { DiagnosticInput, ReportDiagnostic } from '../report/diagnostic.ts';
import type { Schema } from '../schema/schema-set.ts';
import type { JsonPath, SourceLocation } from '../source/locations.ts';
import type { Project } from '../source/project.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Anchors } from './anchors.ts';
import type { Reference } from './reference.ts';

/** Stands for a value that cannot be used. What needs it is left out as well; the rest stays. */
export const DROP = Symbol('not usable');

/** Where a text stands. `route` is its page, or null in site.json and in records, which have many. */
export interface Place {
  source: SourceFile;
  segments: JsonPath;
  route: string | null;
  schema: Schema;
}

/** What the meanings of texts are resolved against. */
export interface CompileContext {
  /** Resolves a value by the schema of its place. Here, so that a meaning can resolve another file without an import cycle. */
  resolve: (value: unknown, place: Place) => unknown;
  project: Project;
  anchors: Anchors;
  report: ReportDiagnostic;
  /** Notes that something at a place leads to a page, shows a file or uses a record. */
  refer: (place: Place, to: Pick<Reference, 'kind' | 'to' | 'hash'>, spot?: SourceLocation) => void;
  /** What the content has been found to show. */
  shown: { icons: Set<string> };
  /** True for the first question about something, so that it is told once. */
  firstTime: (what: string) => boolean;
  pageLink: (route: string) => PageLink | null;
  pageLinks: (parent: string) => PageLink[];
  record: (folder: string, id: string) => unknown;
}

/** A problem with the text at a place. */
export function reportAt(
  place: Place,
  code: DiagnosticInput['code'],
  message: string,
  hint?: string,
  spot: SourceLocation = 'value',
): DiagnosticInput {
  return { code, source: place.source, segments: place.segments, spot, message, hint };
}
