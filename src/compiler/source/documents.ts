import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { recordSchemaOf } from '../schema/schema-walk.ts';
import type { ParsedFile } from './json-file.ts';
import { SPOKEN } from './languages/translated-files.ts';
import type { Project } from './project.ts';
import { SINGLETON_NAMES, SINGLETONS, type Singleton } from './singletons.ts';

/** A content file and its schema. `route` is null for files that belong to several pages, or to none. */
export interface Document {
  parsed: ParsedFile;
  schema: Schema;
  route: string | null;
}

type SingleFiles = Partial<Pick<Project, Singleton>>;

function singleDocuments(files: SingleFiles, names: readonly Singleton[], schemas: SchemaSet): Document[] {
  return names.flatMap((name) => {
    const parsed = files[name];
    return parsed ? [{ parsed, schema: schemas[SINGLETONS[name].schema], route: null }] : [];
  });
}

function recordDocuments({ records }: Pick<Project, 'records'>, schemas: SchemaSet): Document[] {
  return [...records].flatMap(([folder, files]) => {
    const schema = recordSchemaOf(folder, schemas);
    return schema ? [...files.values()].map((parsed) => ({ parsed, schema, route: null })) : [];
  });
}

/**
 * Returns every file of the project that a schema describes. One without a translation is that of the main language.
 */
export function documentsOf(project: Project): Document[] {
  const { schemas } = project.input;
  const own = [
    ...singleDocuments(project, SINGLETON_NAMES, schemas),
    ...[...project.pages.values()].map(({ parsed, route }) => ({ parsed, schema: schemas.page, route })),
    ...recordDocuments(project, schemas),
  ];
  const known = new Set(own.map(({ parsed }) => parsed));
  const translated = [...project.translated.values()].flatMap((files) => [
    ...singleDocuments(files, SPOKEN, schemas),
    ...recordDocuments(files, schemas),
  ]);
  return [...own, ...translated.filter(({ parsed }) => !known.has(parsed))];
}
