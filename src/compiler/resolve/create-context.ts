import type { ReportDiagnostic } from '../report/diagnostic.ts';
import { FORMS } from '../schema/collections.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { Project } from '../source/project.ts';
import { readAnchors } from './anchors.ts';
import { type CompileContext, OMIT } from './compile-context.ts';
import { resolveFormTexts } from './form-texts.ts';
import { pageLinkOf } from './pages.ts';
import type { Reference } from './reference.ts';
import { resolve } from './resolve.ts';

function memoize<Value>(create: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) {
      value = create(key);
      values.set(key, value);
    }
    return value;
  };
}

/** Turns a resolved form into the form that a component receives. Null if the form cannot be shown. */
export type FormCompletion = (
  form: Record<string, unknown>,
  file: ParsedFile,
  context: CompileContext,
) => unknown;

/** Creates the context of one compilation. References are added to the given list. */
export function createContext(
  project: Project,
  report: ReportDiagnostic,
  references: Reference[],
  completeForm: FormCompletion,
): CompileContext {
  const records = new Map<string, unknown>();
  const reportedKeys = new Set<string>();
  const pageLink = memoize((route) => {
    const page = project.pages.get(route);
    return page ? pageLinkOf(page, project) : null;
  });
  let formTexts: Record<string, unknown> | undefined;
  const context: CompileContext = {
    project,
    report,
    resolve: (value, location) => resolve(value, location, context),
    anchors: readAnchors(project, report),
    usedIcons: new Set(),
    pictures: new Map(),
    sentPictures: [],
    shownPictures: new WeakSet(),
    addReference: ({ source, jsonPath, route }, reference, part = 'value') => {
      references.push({ ...reference, source, jsonPath, part, route });
    },
    isFirstReport: (key) => reportedKeys.size < reportedKeys.add(key).size,
    pageLink,
    formTexts: () => {
      formTexts ??= resolveFormTexts(context);
      return formTexts;
    },
    record: (collection, id) => {
      const key = `${collection}/${id}`;
      if (records.has(key)) return records.get(key);
      const parsed = project.records.get(collection)?.get(id);
      const schema = project.input.schemas.records[collection];
      if (!parsed || parsed.value === undefined || !schema) return null;
      const { source } = parsed;
      const location = { source, jsonPath: [], route: null, schema, isInRecord: true };
      const value = resolve(parsed.value, location, context);
      const record = value === OMIT ? null : { id, ...(value as object) };
      const complete = record && collection === FORMS ? completeForm(record, parsed, context) : record;
      records.set(key, complete);
      return complete;
    },
  };
  return context;
}
