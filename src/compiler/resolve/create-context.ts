import type { PageLink } from '../model.ts';
import { locateDiagnostic, type ReportDiagnostic } from '../report/diagnostic.ts';
import { FORMS } from '../schema/collections.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { PageFile, Project } from '../source/project.ts';
import { routeOfRecord } from '../source/routes.ts';
import { writtenInTemplate } from '../source/templates/expansions.ts';
import { localTime } from '../visitor/local-time.ts';
import { readAnchors } from './anchors.ts';
import { type CompileContext, OMIT } from './compile-context.ts';
import { resolveFormTexts } from './form-texts.ts';
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

const FORM_TEXTS = 'form texts';

/** The step that resolves a record. */
export const recordStep = (key: string) => `record ${key}`;

/** The steps that resolve what pages share. */
export function sharedSteps({ records }: Project): string[] {
  const keys = [...records].flatMap(([folder, files]) => [...files.keys()].map((id) => `${folder}/${id}`));
  return [...keys.map(recordStep), FORM_TEXTS];
}

/** How many characters two addresses have in common at their beginning. */
function sharedLength(a: string, b: string): number {
  const end = [...a].findIndex((letter, index) => letter !== b[index]);
  return end === -1 ? a.length : end;
}

/** Creates the context of one compilation. `report` receives what concerns no single file. */
export function createContext(
  untracked: Project,
  report: ReportDiagnostic,
  steps: StepRecorder,
  completeForm: FormCompletion,
): CompileContext {
  const project = trackProject(untracked, steps);
  const { schemas } = project.input;
  const links = new Map<PageFile, PageLink | null>();

  function resolveRecord(collection: string, id: string, parsed: ParsedFile): unknown {
    const schema = schemas.records[collection];
    if (parsed.value === undefined || !schema) return null;
    const location = { source: parsed.source, jsonPath: [], route: null, schema, isInRecord: true };
    const value = resolve(parsed.value, location, context);
    const record = value === OMIT ? null : { id, ...(value as object) };
    return record && collection === FORMS ? completeForm(record, parsed, context) : record;
  }

  function record(collection: string, id: string): unknown {
    const parsed = untracked.records.get(collection)?.get(id);
    if (!parsed) return null;
    return steps.run(recordStep(`${collection}/${id}`), parsed, () => resolveRecord(collection, id, parsed));
  }

  const { now } = project.input;
  const today = (timeZone: string) => (now === undefined ? undefined : localTime(now, timeZone).date);

  /** `/news people/ada`: the page of Ada, as /news links to it. */
  function pageOfRecord(from: string): string | null | undefined {
    const [route = '', key = ''] = from.split(' ');
    const [collection = '', id = ''] = key.split('/');
    const made = untracked.templates
      .filter((template) => template.collection === collection)
      .map(({ parsed }) => routeOfRecord(parsed.source.path, id))
      .sort((a, b) => sharedLength(b, route) - sharedLength(a, route));
    const [nearest] = made;
    return nearest === undefined || untracked.pages.has(nearest) ? nearest : null;
  }

  const formTexts = () => steps.run(FORM_TEXTS, untracked.formTextsFile, () => resolveFormTexts(context));

  const context: CompileContext = {
    project,
    report: (diagnostic, once) => {
      steps.effects.diagnostics.push({ diagnostic: locateDiagnostic(diagnostic), once });
    },
    resolve: (value, location) => resolve(value, location, context),
    anchors: readAnchors(untracked, report, steps),
    get effects() {
      return steps.effects;
    },
    addReference: ({ source, jsonPath, route }, reference, part = 'value') => {
      const { isExact, ...written } = writtenInTemplate(source, jsonPath);
      steps.effects.references.push({ ...reference, ...written, part: isExact ? part : 'value', route });
    },
    pageLink: (page) => {
      const link = links.has(page) ? (links.get(page) ?? null) : pageLinkOf(page, project);
      links.set(page, link);
      return link;
    },
    today: (timeZone) => {
      steps.read('today', timeZone);
      return today(timeZone);
    },
    pageOfRecord: (key, { route }) => {
      const from = `${route ?? '/'} ${key}`;
      steps.read('page of record', from);
      return pageOfRecord(from);
    },
    formTexts: () => {
      steps.read(FORM_TEXTS, '');
      return formTexts();
    },
    record: (collection, id) => {
      steps.read('record', `${collection}/${id}`);
      return record(collection, id);
    },
  };
  steps.addSource(FORM_TEXTS, formTexts);
  steps.addSource('today', today);
  steps.addSource('page of record', pageOfRecord);
  steps.addSource('record', (key) => {
    const [collection = '', id = ''] = key.split('/');
    return record(collection, id);
  });
  return context;
}
