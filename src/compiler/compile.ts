import type { Site } from '../generated/content-types.ts';
import { checkForm } from './forms/forms.ts';
import { readTables } from './forms/tables.ts';
import type { PageLink } from './model.ts';
import { diagnostic, inOrder, type ReportDiagnostic } from './report/diagnostic.ts';
import { readAnchors } from './resolve/anchors.ts';
import { type CompileContext, DROP } from './resolve/compile-context.ts';
import { pageLinkOf, resolvePage } from './resolve/pages.ts';
import { resolveRedirects } from './resolve/redirects.ts';
import type { Reference } from './resolve/reference.ts';
import { resolve } from './resolve/resolve.ts';
import { ALL_RULES } from './rules/index.ts';
import type { Mode } from './rules/rule.ts';
import { buildSiteIndex } from './rules/shared/site-index.ts';
import { validate } from './schema/validate.ts';
import { documentsOf } from './source/documents.ts';
import type { ParsedFile } from './source/json-file.ts';
import { type Project, readProject } from './source/project.ts';
import type { Compiled, CompileInput, Diagnostic, PageData } from './types.ts';

/** Remembers what a function gave for a key; the same key gives the same object. */
function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}

function createWorld(project: Project, report: ReportDiagnostic, references: Reference[]): CompileContext {
  const { schemas } = project.input;
  const records = new Map<string, unknown>();
  const told = new Set<string>();
  const pageLink = remembered((route) => {
    const page = project.pages.get(route);
    return page ? pageLinkOf(page, project) : null;
  });
  const world: CompileContext = {
    project,
    report,
    resolve: (value, place) => resolve(value, place, world),
    anchors: readAnchors(project, report),
    shown: { icons: new Set() },
    refer: ({ source, segments, route }, to, spot = 'value') => {
      references.push({ ...to, source, segments, spot, route });
    },
    firstTime: (what) => told.size < told.add(what).size,
    pageLink,
    pageLinks: remembered((parent) =>
      (project.children.get(parent) ?? [])
        .map(({ route }) => pageLink(route))
        .filter((link): link is PageLink => link !== null),
    ),
    record: (folder, id) => {
      const key = `${folder}/${id}`;
      if (records.has(key)) return records.get(key);
      // Null until it is done, so that records which name each other come to an end.
      records.set(key, null);
      const parsed = project.records.get(folder)?.get(id);
      const schema = schemas.records[folder];
      if (!parsed || parsed.value === undefined || !schema) return null;
      const place = { source: parsed.source, segments: [], route: null, schema };
      const value = resolve(parsed.value, place, world);
      const record = value === DROP ? null : { id, ...(value as object) };
      records.set(key, record);
      return record;
    },
  };
  return world;
}

/** Tells what is wrong with each file by itself, and gives the files that have something wrong. */
function checkDocuments(project: Project, diagnostics: Diagnostic[]): Set<ParsedFile> {
  const { schemas } = project.input;
  const faulty = new Set<ParsedFile>();
  for (const { parsed, schema } of documentsOf(project)) {
    const { source, value } = parsed;
    const misfits = value === undefined ? [] : validate(source, value, schema, schemas);
    diagnostics.push(...parsed.problems, ...misfits.map(diagnostic));
    if (parsed.problems.length + misfits.length > 0) faulty.add(parsed);
  }
  return faulty;
}

/**
 * Turns content files into what the renderer shows and a list of everything that is wrong with them. Pure: the
 * result depends on the input alone. Never throws on bad content; what is good of it comes out.
 * Some rules speak on an occasion only.
 */
export function compile(input: CompileInput, occasions: readonly Mode[] = []): Compiled {
  const project = readProject(input);
  const diagnostics = [...project.problems];
  const report: ReportDiagnostic = (problem) => diagnostics.push(diagnostic(problem));
  const references: Reference[] = [];
  const faulty = checkDocuments(project, diagnostics);
  const world = createWorld(project, report, references);
  const { site: siteFile } = project;
  const place = siteFile && {
    source: siteFile.source,
    segments: [],
    route: null,
    schema: input.schemas.site,
  };
  const site = siteFile && place ? resolve(siteFile.value, place, world) : DROP;
  const pages = [...project.pages.values()].map((page) => resolvePage(page, world));
  for (const [folder, files] of project.records) for (const id of files.keys()) world.record(folder, id);
  const tables = input.migrations && readTables(input.migrations);
  for (const [id, form] of project.records.get('forms') ?? []) {
    if (input.formSchemas && form.value !== undefined)
      diagnostics.push(...checkForm(id, form, input.formSchemas, tables));
  }
  const redirects = resolveRedirects(world);
  const facts = buildSiteIndex(project, references, faulty);
  for (const { code, severity, only, check } of ALL_RULES) {
    if (only && !occasions.includes(only)) continue;
    check?.(facts, (finding) => report({ ...finding, code, severity }));
  }
  return {
    // The walk has followed site.schema.json, from which the type Site is generated.
    site: site === DROP ? null : (site as Site),
    pages: pages.filter((page): page is PageData => page !== null),
    redirects,
    references,
    icons: [...world.shown.icons].sort(),
    diagnostics: inOrder(diagnostics),
  };
}
