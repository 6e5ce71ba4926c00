import type { SiteWidgets } from '@json-site/model/widgets';
import type { SourceFile } from '@json-site/values/source-file';
import { type FoundDiagnostic, foundInFile } from './report/diagnostic.ts';
import type { CompileContext } from './resolve/compile-context.ts';
import { FORMS } from './schema/collections.ts';
import { isRead, type ParsedFile } from './source/json-file.ts';
import { type Project, projectIn } from './source/project.ts';
import type { Diagnostic } from './types.ts';

/** What a form's data schema is read as, as far as the compiler knows it. */
export interface ReadSchema {
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

/** The forms of one site. */
export interface SiteForms {
  /** Adds to a resolved form what its data schema says. Null if texts are missing. */
  complete: (
    id: string,
    record: Record<string, unknown>,
    file: ParsedFile,
    context: CompileContext,
  ) => unknown;
  /** Reports what data schemas say that no form can show, and compares each form with its data schema. */
  check: () => FoundDiagnostic[];
}

/** Compiles the forms of a site. */
export function formsOf<DataSchema extends ReadSchema>(
  project: Project,
  { read, prefilled, check, complete }: FormCompiler<DataSchema>,
): SiteForms {
  const { formSchemas, schemas } = project.input;
  /** Reads the data schema of a form. Undefined if there is none. */
  const dataSchemaOf = (id: string, { records, language }: Project): DataSchema | undefined => {
    const source = formSchemas?.[id];
    const form = records.get(FORMS)?.get(id);
    return source && read(source, { defaultsFor: prefilled(form?.value), language });
  };
  const checkIn = (spoken: Project) => {
    const { records, formTextsFile } = spoken;
    const texts = isRead(formTextsFile) ? formTextsFile?.value : undefined;
    return [...(records.get(FORMS) ?? [])].flatMap(([id, form]) =>
      form.value === undefined ? [] : check(id, form, dataSchemaOf(id, spoken), texts, schemas.widgets),
    );
  };
  return {
    complete: (id, record, file, context) => complete(record, file, dataSchemaOf(id, project), context),
    check: () => {
      if (!formSchemas) return [];
      const ofSchemas = Object.keys(formSchemas).flatMap((id) => {
        const { diagnostics = [], notices = [] } = dataSchemaOf(id, project) ?? {};
        return [...diagnostics, ...notices].map(foundInFile);
      });
      const translated = [...project.translated.keys()].map((tag) => projectIn(project, tag));
      return [...ofSchemas, ...[project, ...translated].flatMap(checkIn)];
    },
  };
}
