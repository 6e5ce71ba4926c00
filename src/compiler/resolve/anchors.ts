import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import { type DiagnosticInput, type FoundDiagnostic, locateDiagnostic } from '../report/diagnostic.ts';
import { at, inFile, sentence } from '../report/sentence.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { walk } from '../schema/schema-walk.ts';
import { validate } from '../schema/validate.ts';
import { isAnchor } from '../schema/vocabulary.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { Project } from '../source/project.ts';
import type { Source } from '../source/source.ts';

interface Anchor {
  name: string;
  source: Source;
  jsonPath: JsonPath;
}

/** The anchors of a site, and the diagnostics about them. */
export interface SiteAnchors {
  /** By route. Null for a page whose file, or one of whose blocks, cannot be read. */
  ofPages: Map<string, ReadonlySet<string> | null>;
  /** Those of the shared blocks, by language. */
  shared: ReadonlyMap<string, ReadonlySet<string>>;
  diagnostics: readonly FoundDiagnostic[];
}

/** The anchors of every page: the ids that links such as #contact can use. */
export interface Anchors {
  /** The anchors of a page; null when its file, or one of its blocks, cannot be read. */
  of: (route: string) => ReadonlySet<string> | null;
  /** Anchors of the shared blocks, which exist on every page. */
  everywhere: ReadonlySet<string>;
}

/** Collects the anchors of a file by its schema. */
const anchorsOf = remembered(({ source, value }: ParsedFile) =>
  remembered((schema: Schema, schemas: SchemaSet) => {
    const anchors: Anchor[] = [];
    walk(schema, value, schemas, (textSchema, text, jsonPath) => {
      if (isAnchor(textSchema.means) && typeof text === 'string')
        anchors.push({ name: text, source, jsonPath });
    });
    return anchors;
  }),
);

/** The ids that the engine itself gives: `src/app/page/PageView.tsx`, `index.html`. */
const OF_EVERY_PAGE = new Set(['main', 'root']);

/** Whether no block breaks its schema: one that does may have other ids than its author means. */
const areBlocksRead = (parsed: ParsedFile, schemas: SchemaSet) =>
  isObject(parsed.value) &&
  Array.isArray(parsed.value['blocks']) &&
  validate(parsed, schemas.page, schemas).every(({ jsonPath }) => jsonPath[0] !== 'blocks');

export const namesIn = (names: ReadonlySet<string> | null) => names && [...names].join(' ');

/**
 * Collects the anchors of every page, including those of the shared blocks, and reports duplicates. The shared blocks
 * may differ between languages.
 */
export function readAnchors(project: Project): SiteAnchors {
  const { schemas } = project.input;
  const diagnostics: FoundDiagnostic[] = [];
  const report = (diagnostic: DiagnosticInput) => diagnostics.push(locateDiagnostic(diagnostic));
  const unique = (anchors: Anchor[], first: Map<string, Anchor>) => {
    for (const anchor of anchors) {
      const other = first.get(anchor.name);
      if (OF_EVERY_PAGE.has(anchor.name)) report(reserved(anchor));
      else if (!other) first.set(anchor.name, anchor);
      else report(duplicate(anchor, other));
    }
    return first;
  };
  const sharedOf = ({ site }: Pick<Project, 'site'>) =>
    unique(site ? anchorsOf(site)(schemas.site, schemas) : [], new Map());
  const main = sharedOf(project);
  const shared = new Map([[project.language, main]]);
  for (const [tag, files] of project.translated) shared.set(tag, sharedOf(files));
  const ofPages: SiteAnchors['ofPages'] = new Map();
  for (const { route, language, parsed } of project.pages.values()) {
    const names = unique(anchorsOf(parsed)(schemas.page, schemas), new Map(shared.get(language) ?? main));
    ofPages.set(route, areBlocksRead(parsed, schemas) ? new Set(names.keys()) : null);
  }
  const names = [...shared].map(([tag, anchors]) => [tag, new Set(anchors.keys())] as const);
  return { ofPages, shared: new Map(names), diagnostics };
}

function reserved({ name, source, jsonPath }: Anchor) {
  return {
    code: 'duplicate-id' as const,
    source,
    jsonPath,
    message: sentence`${at(jsonPath)} is "${name}", which every page uses around its blocks.`,
    hint: 'Write another id.',
  };
}

function duplicate(anchor: Anchor, other: Anchor) {
  const { name, source, jsonPath } = anchor;
  const where =
    other.source === source
      ? at(other.jsonPath)
      : sentence`${at(other.jsonPath, other.source.path)} in ${inFile(other.source.path)}`;
  return {
    code: 'duplicate-id' as const,
    source,
    jsonPath,
    message: sentence`${at(jsonPath)} is "${name}", which ${where} already uses.`,
    hint: 'A link to it could mean either block. Rename one of them.',
  };
}
