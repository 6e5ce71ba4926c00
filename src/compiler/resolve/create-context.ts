import type { PageLink } from '@json-site/model/model';
import { localTime } from '@json-site/model/visitor';
import { isObject } from '@json-site/values/objects';
import { locateDiagnostic, type ReportDiagnostic } from '../report/diagnostic.ts';
import { FORMS } from '../schema/collections.ts';
import { recordSchemaOf } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { type PageFile, type Project, projectIn } from '../source/project.ts';
import { routeOfRecord } from '../source/routes.ts';
import { siteLanguage } from '../source/site-language.ts';
import { type Anchors, readAnchors } from './anchors.ts';
import { type CompileContext, OMIT, resolveSingle } from './compile-context.ts';
import type { StepRecorder } from './incremental/steps.ts';
import { trackProject } from './incremental/track-project.ts';
import { pageLinkOf } from './pages.ts';
import { resolve } from './resolve.ts';

/** Turns a resolved form into the form that a component receives. Null if the form cannot be shown. */
export type FormCompletion = (
  form: Record<string, unknown>,
  file: ParsedFile,
  context: CompileContext,
) => unknown;

/** The name of a step, or of something that steps read. Those of a further language end with its tag. */
export const nameIn = (name: string, language: string | undefined) =>
  language === undefined ? name : `${name} ${language}`;

const FORM_TEXTS = 'form texts';

/** The steps that resolve what pages in a language share. */
export function sharedSteps({ records }: Project, language?: string): string[] {
  const keys = [...records].flatMap(([folder, files]) => [...files.keys()].map((id) => `${folder}/${id}`));
  const names = [...keys.map((key) => `record ${key}`), FORM_TEXTS];
  return names.map((name) => nameIn(name, language));
}

/** How many characters two addresses have in common at their beginning. */
function sharedLength(a: string, b: string): number {
  const end = [...a].findIndex((letter, index) => letter !== b[index]);
  return end === -1 ? a.length : end;
}

/** Returns the context of each language of one compilation. Without a language, it is that of the main language. */
export type Contexts = (language?: string) => CompileContext;

/** Creates the contexts of one compilation. `report` receives what concerns no single file. */
export function createContexts(
  project: Project,
  report: ReportDiagnostic,
  steps: StepRecorder,
  completeForm: FormCompletion,
): Contexts {
  const anchors = readAnchors(project, report, steps);
  const main = createContext(project, anchors(siteLanguage(project.site)), steps, completeForm);
  const others = new Map(
    [...project.translated.keys()].map((tag) => [
      tag,
      createContext(projectIn(project, tag), anchors(tag), steps, completeForm, tag),
    ]),
  );
  return (language = '') => others.get(language) ?? main;
}

function createContext(
  untracked: Project,
  anchors: Anchors,
  steps: StepRecorder,
  completeForm: FormCompletion,
  language?: string,
): CompileContext {
  const project = trackProject(untracked, steps, (name) => nameIn(name, language));
  const { schemas } = project.input;
  const links = new Map<PageFile, PageLink | null>();

  function resolveRecord(collection: string, id: string, parsed: ParsedFile): unknown {
    const schema = recordSchemaOf(collection, schemas);
    if (parsed.value === undefined || !schema) return null;
    const location = { source: parsed.source, jsonPath: [], route: null, schema, isInRecord: true };
    const value = resolve(parsed.value, location, context);
    const record = value === OMIT ? null : { id, ...(value as object) };
    return record && collection === FORMS ? completeForm(record, parsed, context) : record;
  }

  const record = steps.source(nameIn('record', language), (key) => {
    const [collection = '', id = ''] = key.split('/');
    const parsed = untracked.records.get(collection)?.get(id);
    if (!parsed) return null;
    return steps.run(nameIn(`record ${key}`, language), parsed, () => resolveRecord(collection, id, parsed));
  });

  const { now } = project.input;
  const today = steps.source(nameIn('today', language), (timeZone) =>
    now === undefined ? undefined : localTime(now, timeZone).date,
  );

  /** `/news people/ada`: the page of Ada, as /news links to it. */
  const pageOfRecord = steps.source(nameIn('page of record', language), (from) => {
    const [route = '', key = ''] = from.split(' ');
    const [collection = '', id = ''] = key.split('/');
    const made = untracked.templates
      .filter((template) => template.collection === collection)
      .map(({ parsed }) => routeOfRecord(parsed.source.path, id))
      .sort((a, b) => sharedLength(b, route) - sharedLength(a, route));
    const [nearest] = made;
    return nearest === undefined || untracked.pages.has(nearest) ? nearest : null;
  });

  const formTextsStep = nameIn(FORM_TEXTS, language);
  const formTexts = steps.source(formTextsStep, () =>
    steps.run(formTextsStep, untracked.formTextsFile, () => {
      const texts = resolveSingle(untracked.formTextsFile, schemas.formTexts, context);
      return isObject(texts) ? texts : {};
    }),
  );

  const context: CompileContext = {
    project,
    report: (diagnostic, once) => {
      steps.effects.diagnostics.push({ diagnostic: locateDiagnostic(diagnostic), once });
    },
    resolve: (value, location) => resolve(value, location, context),
    anchors,
    get effects() {
      return steps.effects;
    },
    addReference: ({ source, jsonPath, route }, reference, part = 'value') => {
      const { file, isExact, jsonPath: path } = source.locate(jsonPath);
      const written = { source: file, jsonPath: path, part: isExact ? part : 'value' };
      steps.effects.references.push({ ...reference, ...written, route });
    },
    pageLink: (page) => {
      const link = links.get(page) ?? pageLinkOf(page, project);
      links.set(page, link);
      return link;
    },
    today,
    pageOfRecord: (key, { route }) => pageOfRecord(`${route ?? '/'} ${key}`),
    formTexts: () => formTexts(''),
    record: (collection, id) => record(`${collection}/${id}`),
  };
  return context;
}
