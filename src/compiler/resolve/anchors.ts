import type { ReportDiagnostic } from '../report/diagnostic.ts';
import { walk } from '../schema/schema-walk.ts';
import { formatPath, type JsonPath } from '../source/locations.ts';
import type { PageFile, Project } from '../source/project.ts';
import type { SourceFile } from '../source/source-file.ts';

interface Anchor {
  name: string;
  source: SourceFile;
  jsonPath: JsonPath;
}

/** The anchors of every page: the ids that links such as #contact can use. */
export interface Anchors {
  /** The anchors of a page; null when its file cannot be read. */
  of: (route: string) => ReadonlySet<string> | null;
  /** Anchors of the shared blocks, which exist on every page. */
  everywhere: ReadonlySet<string>;
}

/** Collects the anchors of every page, including those of the shared blocks, and reports duplicates. */
export function readAnchors(project: Project, report: ReportDiagnostic): Anchors {
  const { schemas } = project.input;
  const collect = (source: SourceFile, value: unknown, schema: typeof schemas.page): Anchor[] => {
    const found: Anchor[] = [];
    walk(schema, value, schemas, (textSchema, text, jsonPath) => {
      if (textSchema.means === 'anchor' && typeof text === 'string')
        found.push({ name: text, source, jsonPath });
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
  const { name, source, jsonPath } = anchor;
  const where =
    other.source === source
      ? formatPath(other.jsonPath)
      : `${formatPath(other.jsonPath)} in ${other.source.path}`;
  return {
    code: 'duplicate-id' as const,
    source,
    jsonPath,
    message: `${formatPath(jsonPath)} is "${name}", which ${where} already uses.`,
    hint: 'A link to it could mean either block. Rename one of them.',
  };
}
