import type { ReportDiagnostic } from '../report/diagnostic.ts';
import { walk } from '../schema/schema-walk.ts';
import { formatPath, type JsonPath } from '../source/locations.ts';
import type { PageFile, Project } from '../source/project.ts';
import type { SourceFile } from '../source/source-file.ts';

interface Anchor {
  name: string;
  source: SourceFile;
  segments: JsonPath;
}

/** The places that links can lead to, page by page. */
export interface Anchors {
  /** Names on a page, or null when the page cannot be read and nothing can be said. */
  of: (route: string) => ReadonlySet<string> | null;
  /** Names on every page. */
  everywhere: ReadonlySet<string>;
}

/** Collects every page's anchors, its own and those of the blocks on every page, and reports names used twice. */
export function readAnchors(project: Project, report: ReportDiagnostic): Anchors {
  const { schemas } = project.input;
  const collect = (source: SourceFile, value: unknown, schema: typeof schemas.page): Anchor[] => {
    const found: Anchor[] = [];
    walk(schema, value, schemas, (place, text, segments) => {
      if (place.means === 'anchor' && typeof text === 'string') found.push({ name: text, source, segments });
    });
    return found;
  };
  const unique = (anchors: Anchor[], first: Map<string, Anchor>) => {
    for (const anchor of anchors) {
      const other = first.get(anchor.name);
      if (!other) first.set(anchor.name, anchor);
      else report({ ...duplicate(anchor, other) });
    }
    return first;
  };
  const shared = project.site ? collect(project.site.source, project.site.value, schemas.site) : [];
  const everywhere = unique(shared, new Map());
  const pages = new Map<string, ReadonlySet<string> | null>();
  const read = ({ route, parsed }: PageFile) => {
    const own = collect(parsed.source, parsed.value, schemas.page);
    const names = unique(own, new Map(everywhere));
    pages.set(route, parsed.value === undefined ? null : new Set(names.keys()));
  };
  for (const page of project.pages.values()) read(page);
  return { of: (route) => pages.get(route) ?? null, everywhere: new Set(everywhere.keys()) };
}

function duplicate(anchor: Anchor, other: Anchor) {
  const { name, source, segments } = anchor;
  const where =
    other.source === source
      ? formatPath(other.segments)
      : `${formatPath(other.segments)} in ${other.source.path}`;
  return {
    code: 'duplicate-id' as const,
    source,
    segments,
    message: `${formatPath(segments)} is "${name}", which ${where} is already.`,
    hint: 'A link to it could mean either. Give one of them another name.',
  };
}
