import { type FoundDiagnostic, foundInFile, locateDiagnostic } from '../report/diagnostic.ts';
import { trustValid, validate } from '../schema/validate.ts';
import { type Document, documentsOf } from '../source/documents.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { Project } from '../source/project.ts';
import { searchFile } from '../source/search-file.ts';
import { missingValues } from '../source/templates/template-pages.ts';

/** The files of a site, compared with their schemas. */
export interface Checked {
  project: Project;
  documents: readonly Document[];
  /** Files with syntax or schema errors. */
  filesWithErrors: ReadonlySet<ParsedFile>;
  /** Those of the files and of the schemas themselves. */
  ofFiles: readonly FoundDiagnostic[];
}

/** Reports syntax and schema errors of every file. */
export function checkDocuments(project: Project): Checked {
  const { schemas, schemaDiagnostics = [] } = project.input;
  const documents = documentsOf(project);
  const checked = documents.map(({ parsed, schema }) => {
    let isKnown = true;
    const found = searchFile(project, parsed, 'schema', () => {
      isKnown = false;
      return validate(parsed, schema, schemas);
    });
    if (isKnown) trustValid(parsed);
    const hasErrors = parsed.value === undefined || parsed.diagnostics.length + found.length > 0;
    const diagnostics = [...parsed.diagnostics.map(foundInFile), ...found.map(locateDiagnostic)];
    return { parsed, hasErrors, diagnostics };
  });
  return {
    project,
    documents,
    filesWithErrors: new Set(checked.flatMap(({ parsed, hasErrors }) => (hasErrors ? [parsed] : []))),
    ofFiles: [
      ...[...project.diagnostics, ...schemaDiagnostics].map(foundInFile),
      ...checked.flatMap(({ diagnostics }) => diagnostics),
      ...missingValues(project).map(locateDiagnostic),
    ],
  };
}
