import type { Form, Site, Theme } from '@json-site/model/content-types';
import type { SiteWidgets } from '@json-site/model/widgets';
import type { SourceFile } from '@json-site/values/source-file';
import {
  type FoundDiagnostic,
  foundInFile,
  locateDiagnostic,
  type ReportDiagnostic,
  sortDiagnostics,
} from './report/diagnostic.ts';
import { settleTemplates } from './report/settle-templates.ts';
import { settleTranslations } from './report/settle-translations.ts';
import { settleValues } from './report/settle-values.ts';
import { type CompileContext, resolveSingle } from './resolve/compile-context.ts';
import { type Contexts, createContexts, nameIn, sharedSteps } from './resolve/create-context.ts';
import { type CompileMemory, type Effects, StepRecorder } from './resolve/incremental/steps.ts';
import { baseOf } from './resolve/incremental/track-project.ts';
import { resolvePage } from './resolve/pages.ts';
import { resolveRedirects } from './resolve/redirects.ts';
import type { Reference } from './resolve/reference.ts';
import { FORMS } from './schema/collections.ts';
import { validate } from './schema/validate.ts';
import { type Mode, type Rule, runsIn } from './site-index/rule.ts';
import { buildSiteIndex } from './site-index/site-index.ts';
import { runSiteRules } from './site-rule.ts';
import { documentsOf } from './source/documents.ts';
import { isRead, type ParsedFile } from './source/json-file.ts';
import { languageOfPage } from './source/languages/languages.ts';
import { inTheirLanguage } from './source/languages/versions.ts';
import { type Project, projectIn } from './source/project.ts';
import { readProject } from './source/read-project.ts';
import { siteLanguage } from './source/site-language.ts';
import { missingValues } from './source/templates/template-pages.ts';
import type { Compiled, CompileInput, Diagnostic, PageData } from './types.ts';

/** Reports syntax and schema errors of every file. Returns the files that have any. */
function validateFiles(project: Project, diagnostics: FoundDiagnostic[]): Set<ParsedFile> {
  const { schemas } = project.input;
  const filesWithErrors = new Set<ParsedFile>();
  for (const { parsed, schema } of documentsOf(project)) {
    const found = validate(parsed, schema, schemas);
    if (parsed.value === undefined) filesWithErrors.add(parsed);
    diagnostics.push(...parsed.diagnostics.map(foundInFile), ...found.map(locateDiagnostic));
    if (parsed.diagnostics.length + found.length > 0) filesWithErrors.add(parsed);
  }
  diagnostics.push(...missingValues(project).map(locateDiagnostic));
  return filesWithErrors;
}

/** The site in the language of the context. resolve() follows site.schema.json, from which the type is generated. */
function resolveSite(context: CompileContext): Site | null {
  const { site, input } = context.project;
  return (resolveSingle(site, input.schemas.site, context) as Site | undefined) ?? null;
}

/** As above, with theme.schema.json. */
function resolveTheme(context: CompileContext): Theme | null {
  const { themeFile, input } = context.project;
  return (resolveSingle(themeFile, input.schemas.theme, context) as Theme | undefined) ?? null;
}

/** What a form's data schema is read as, as far as the compiler knows it. */
interface ReadSchema {
  diagnostics: readonly Diagnostic[];
  /** What no form can show. */
  notices: readonly Diagnostic[];
}

/** How forms are compiled. */
export interface FormCompiler<DataSchema extends ReadSchema> {
  /** Reads the data schema of a form, with the fields that the form itself fills in. */
  read: (source: SourceFile, options: { defaultsFor: ReadonlySet<string>; language: string }) => DataSchema;
  /** The fields that a form fills in, by its content. */
  prefilled: (form: unknown) => ReadonlySet<string>;
  /** Compares a form with its data schema. */
  check: (
    id: string,
    form: ParsedFile,
    schema: DataSchema | undefined,
    texts: unknown,
    widgets: SiteWidgets | undefined,
  ) => FoundDiagnostic[];
  /** Adds to a resolved form what its data schema says. Null if texts are missing. */
  complete: (
    record: Record<string, unknown>,
    file: ParsedFile,
    schema: DataSchema | undefined,
    context: CompileContext,
  ) => unknown;
}

/** What a compiler is made of besides this package. */
export interface CompilerParts<DataSchema extends ReadSchema> {
  rules: readonly Rule[];
  forms: FormCompiler<DataSchema>;
}

/** Reads the data schema of a form. Undefined if there is none. */
function dataSchemaOf<DataSchema extends ReadSchema>(
  id: string,
  { input, records, site }: Project,
  forms: FormCompiler<DataSchema>,
): DataSchema | undefined {
  const source = input.formSchemas?.[id];
  const form = records.get(FORMS)?.get(id);
  const language = siteLanguage(site);
  return source && forms.read(source, { defaultsFor: forms.prefilled(form?.value), language });
}

/** Reports what data schemas say that no form can show, and compares each form with its data schema. */
function checkForms<DataSchema extends ReadSchema>(
  project: Project,
  forms: FormCompiler<DataSchema>,
): FoundDiagnostic[] {
  const { formSchemas, schemas } = project.input;
  if (!formSchemas) return [];
  const ofSchemas = Object.keys(formSchemas).flatMap((id) => {
    const { diagnostics = [], notices = [] } = dataSchemaOf(id, project, forms) ?? {};
    return [...diagnostics, ...notices].map(foundInFile);
  });
  const checkAll = ({ records, formTextsFile }: Project) =>
    [...(records.get(FORMS) ?? [])].flatMap(([id, form]) => {
      if (form.value === undefined) return [];
      const texts = isRead(formTextsFile) ? formTextsFile?.value : undefined;
      return forms.check(id, form, dataSchemaOf(id, project, forms), texts, schemas.widgets);
    });
  const translated = [...project.translated.keys()].map((tag) => projectIn(project, tag));
  return [...ofSchemas, ...[project, ...translated].flatMap(checkAll)];
}

/** Resolves what further languages have of their own. Returns the site in each of them. */
function resolveTranslations(
  { translated, records }: Project,
  steps: StepRecorder,
  contexts: Contexts,
): Compiled['sites'] {
  const sites = [...translated].map(([tag, files]) => {
    const context = contexts(tag);
    const site = steps.run(nameIn('site', tag), files.site, () => resolveSite(context));
    for (const [folder, ofFolder] of files.records)
      for (const [id, file] of ofFolder)
        if (file !== records.get(folder)?.get(id)) context.record(folder, id);
    return [tag, site] as const;
  });
  return Object.fromEntries(sites.flatMap(([tag, site]) => (site ? [[tag, site]] : [])));
}

/** Lists each use of a thing once: a file may be resolved in several languages. */
function once(references: readonly Reference[]): Reference[] {
  const keyOf = ({ source, ...rest }: Reference) => JSON.stringify([source.path, rest]);
  return [...new Map(references.map((one) => [keyOf(one), one])).values()];
}

/** What depends on the languages in site.json. */
const OF_LANGUAGES = ['unknown-language', 'wrong-translation', 'missing-translation'];

function joinEffects(all: readonly Effects[], { languages }: Project) {
  const reported = new Set<string>();
  const diagnostics = all
    .flatMap((one) => one.diagnostics)
    .flatMap(({ diagnostic, once }) => {
      if (once === undefined) return [diagnostic];
      return reported.size < reported.add(once).size ? [diagnostic] : [];
    });
  const references = all.flatMap((one) => one.references);
  return {
    diagnostics,
    references: languages.length > 0 ? once(references) : references,
    icons: [...new Set(all.flatMap(({ icons }) => [...icons]))].sort(),
    pictures: [...new Map(all.flatMap(({ pictures }) => [...pictures])).values()],
    sentPictures: all.flatMap(({ sentPictures }) => sentPictures),
  };
}

/** See `Compile`. */
function compileWith<DataSchema extends ReadSchema>(
  { rules, forms: formCompiler }: CompilerParts<DataSchema>,
  input: CompileInput,
  mode: Mode,
  memory?: CompileMemory,
): Compiled {
  const project = readProject(input);
  const { schemaDiagnostics: ofSchemas = [] } = input;
  const ofFiles = [...project.diagnostics, ...ofSchemas].map(foundInFile);
  const filesWithErrors = validateFiles(project, ofFiles);
  const later: FoundDiagnostic[] = [];
  const report: ReportDiagnostic = (diagnostic) => {
    later.push(locateDiagnostic(diagnostic));
  };
  const steps = new StepRecorder(memory, baseOf(project));
  const contexts = createContexts(project, report, steps, (record, file, itself) =>
    formCompiler.complete(record, file, dataSchemaOf(String(record['id']), project, formCompiler), itself),
  );
  const context = contexts();
  const site = steps.run('site', project.site, () => resolveSite(context));
  const theme = steps.run('theme', project.themeFile, () => resolveTheme(context));
  const pages = [...project.pages].map(([route, page]) =>
    steps.run(`page ${route}`, page.parsed, () => resolvePage(page, contexts(languageOfPage(page, project)))),
  );
  const sites = resolveTranslations(project, steps, contexts);
  for (const [folder, files] of project.records) for (const id of files.keys()) context.record(folder, id);
  const forms = [...(project.records.get(FORMS)?.keys() ?? [])].map((id) => context.record(FORMS, id));
  const redirects = steps.run('redirects', project.redirectsFile, () => resolveRedirects(context));
  const pageSteps = [...project.pages.keys()].map((route) => `page ${route}`);
  const tags = [...project.translated.keys()];
  const translated = tags.flatMap((tag) => [nameIn('site', tag), ...sharedSteps(project, tag)]);
  const order = ['site', 'theme', ...pageSteps, ...sharedSteps(project), 'redirects', ...translated];
  const { diagnostics: found, ...result } = joinEffects(steps.finish(order), project);
  later.push(...found, ...checkForms(project, formCompiler));
  const index = buildSiteIndex(project, result.references, filesWithErrors);
  for (const rule of rules) {
    // The compiler cannot follow a schema with errors: links, media and records would seem unused.
    if (ofSchemas.length > 0 || !runsIn(rule, mode)) continue;
    const { code, severity, check } = rule;
    for (const one of check(index)) report({ ...one, code, severity });
  }
  if (ofSchemas.length === 0)
    later.push(...runSiteRules(input.siteRules ?? [], { mode, index, engineRules: rules }));
  // Blocks whose schema has errors have no anchors.
  const unknown: string[] = [
    ...(ofSchemas.length > 0 ? ['broken-anchor'] : []),
    ...(isRead(project.site) ? [] : OF_LANGUAGES),
  ];
  const all = [...ofFiles, ...settleValues(later, ofFiles)].filter(
    ({ diagnostic }) => !unknown.includes(diagnostic.code),
  );
  const settled = settleTemplates(all, project);
  return {
    site,
    sites,
    theme,
    pages: inTheirLanguage(
      pages.filter((page): page is PageData => page !== null),
      project,
    ),
    drafts: [...project.drafts.keys()],
    redirects,
    // completeForm() returns forms.
    forms: new Map((forms as (Form | null)[]).flatMap((form) => (form ? [[form.id, form]] : []))),
    ...result,
    diagnostics: sortDiagnostics(
      (project.languages.length > 0 ? settleTranslations(settled) : settled).map(
        ({ diagnostic }) => diagnostic,
      ),
    ),
  };
}

/**
 * Turns content files into the data that the renderer shows, and lists every diagnostic at once. Pure: the result
 * depends only on the input and the mode. With the memory of an earlier compilation, it resolves only the files that a
 * change concerns; the result is the same. Never throws on invalid content: the valid rest of it is compiled.
 */
export type Compile = (input: CompileInput, mode?: Mode, memory?: CompileMemory) => Compiled;

/** Makes a compiler of its parts. */
export const createCompiler =
  <DataSchema extends ReadSchema>(parts: CompilerParts<DataSchema>): Compile =>
  (input, mode = 'dev', memory) =>
    compileWith(parts, input, mode, memory);
