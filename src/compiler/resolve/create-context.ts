import type { PageLink } from '@json-site/model/model';
import { localTime } from '@json-site/model/visitor';
import { isObject } from '@json-site/values/objects';
import type { SiteForms } from '../form-compiler.ts';
import { locateDiagnostic } from '../report/diagnostic.ts';
import { FORMS } from '../schema/collections.ts';
import { recordSchemaOf } from '../schema/schema-walk.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { type PageFile, type Project, projectIn } from '../source/project.ts';
import { routeOfRecord } from '../source/routes.ts';
import { idOfValue } from '../source/templates/value-records.ts';
import { namesIn, type SiteAnchors } from './anchors.ts';
import { type CompileContext, OMIT } from './compile-context.ts';
import type { StepRecorder } from './incremental/steps.ts';
import { trackProject } from './incremental/track-project.ts';
import { pageLinkOf } from './pages.ts';
import { resolve, resolveSingle } from './resolve.ts';
import { resolveRegister } from './storage-register.ts';

/** The name of a step, or of something that steps read. Those of a further language end with its tag. */
export const nameIn = (name: string, language: string | undefined) =>
  language === undefined ? name : `${name} ${language}`;

const FORM_TEXTS = 'form texts';
const STORAGE = 'storage';
const recordStep = (collection: string, id: string) => `record ${collection}/${id}`;

/** The steps that resolve what pages in a language share. */
export function sharedSteps({ records }: Project, language?: string): string[] {
  const ofRecords = [...records].flatMap(([folder, files]) =>
    [...files.keys()].map((id) => recordStep(folder, id)),
  );
  const names = [...ofRecords, FORM_TEXTS, STORAGE];
  return names.map((name) => nameIn(name, language));
}

/** How many characters two addresses have in common at their beginning. */
function sharedLength(a: string, b: string): number {
  const end = [...a].findIndex((letter, index) => letter !== b[index]);
  return end === -1 ? a.length : end;
}

/** What the contexts of all languages have in common. */
interface ContextParts {
  anchors: SiteAnchors;
  steps: StepRecorder;
  forms: SiteForms;
}

/** Creates the context of each language of one compilation: of the main one, and of the further ones by their tags. */
export function createContexts(project: Project, parts: ContextParts) {
  const anchors = parts.steps.track('anchors', parts.anchors.ofPages, namesIn);
  const contextIn = (tag?: string) =>
    createContext(tag === undefined ? project : projectIn(project, tag), anchors, parts, tag);
  const further = [...project.translated.keys()].map((tag) => [tag, contextIn(tag)] as const);
  return { main: contextIn(), further: new Map(further) };
}

/** `language` is part of the names of steps. The main language has none. */
function createContext(
  untracked: Project,
  anchorsOfPages: SiteAnchors['ofPages'],
  { anchors, steps, forms }: ContextParts,
  language: string | undefined,
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
    return record && collection === FORMS ? forms.complete(id, record, parsed, context) : record;
  }

  const record = steps.source(nameIn('record', language), (collection: string, id: string) => {
    const parsed = untracked.records.get(collection)?.get(id);
    if (!parsed) return null;
    const step = nameIn(recordStep(collection, id), language);
    return steps.run(step, parsed, () => resolveRecord(collection, id, parsed));
  });

  const { now } = project.input;
  const today = steps.source(nameIn('today', language), (timeZone: string) =>
    now === undefined ? undefined : localTime(now, timeZone).date,
  );

  /** The pages that templates of this name make at an id, the nearest to the page at `route` first. */
  const madePages = (name: string, id: string, route: string) =>
    untracked.templates
      .filter((template) => template.collection === name)
      .map(({ parsed }) => routeOfRecord(parsed.source.path, id))
      .sort((a, b) => sharedLength(b, route) - sharedLength(a, route));

  const pageOfValue = steps.source(
    nameIn('page of value', language),
    (route: string, name: string, value: string) => {
      const [nearest] = madePages(name, idOfValue(value), route);
      const page = nearest === undefined ? undefined : untracked.pages.get(nearest);
      // Another value may have the same address.
      return page?.parsed.source.expansion?.ofValue?.value === value ? nearest : undefined;
    },
  );

  /** The page of a record, as the page at `route` links to it. */
  const pageOfRecord = steps.source(
    nameIn('page of record', language),
    (route: string, collection: string, id: string) => {
      const [nearest] = madePages(collection, id, route);
      return nearest === undefined || untracked.pages.has(nearest) ? nearest : null;
    },
  );

  const formTextsStep = nameIn(FORM_TEXTS, language);
  const formTexts = steps.source(formTextsStep, () =>
    steps.run(formTextsStep, untracked.formTextsFile, () => {
      const texts = resolveSingle(untracked.formTextsFile, schemas.formTexts, context);
      return isObject(texts) ? texts : {};
    }),
  );

  const storageStep = nameIn(STORAGE, language);
  const storageRegister = steps.source(storageStep, () =>
    steps.run(storageStep, untracked.storageFile, () => resolveRegister(context)),
  );

  const context: CompileContext = {
    project,
    report: (diagnostic, once) => {
      steps.effects.diagnostics.push({ diagnostic: locateDiagnostic(diagnostic), once });
    },
    anchors: {
      of: (route) => anchorsOfPages.get(route) ?? null,
      everywhere: anchors.shared.get(project.language) ?? new Set(),
    },
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
    pageOfRecord: (collection, id, { route }) => pageOfRecord(route ?? '/', collection, id),
    pageOfValue: (collection, property, value, { route }) =>
      pageOfValue(route ?? '/', `${collection}.${property}`, value),
    formTexts,
    storageRegister,
    record,
  };
  return context;
}
