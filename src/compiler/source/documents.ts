import type { Schema } from '../schema/schema-set.ts';
import type { ParsedFile } from './json-file.ts';
import { SPOKEN } from './languages/translated-files.ts';
import type { Project } from './project.ts';
import { SINGLETONS, type Singleton } from './singletons.ts';

/** A content file and its schema. `route` is null for files that belong to several pages, or to none. */
export interface Document {
  parsed: ParsedFile;
  schema: Schema;
  route: string | null;
}

/** Returns the files of the further languages. A file without a translation is among those of the main language. */
function translatedDocuments(project: Project): Document[] {
  const { schemas } = project.input;
  return [...project.translated.values()].flatMap((files) => {
    const single = SPOKEN.flatMap((name): Document[] => {
      const parsed = files[name];
      const schema = schemas[SINGLETONS[name].schema];
      return parsed && parsed !== project[name] ? [{ parsed, schema, route: null }] : [];
    });
    const records = [...files.records].flatMap(([folder, all]) => {
      const schema = schemas.records[folder];
      const others = [...all].filter(([id, file]) => file !== project.records.get(folder)?.get(id));
      return schema ? others.map(([, parsed]): Document => ({ parsed, schema, route: null })) : [];
    });
    return [...single, ...records];
  });
}

/** Returns every file of the project that a schema describes. */
export function documentsOf(project: Project): Document[] {
  const { schemas } = project.input;
  const single = (Object.keys(SINGLETONS) as Singleton[]).flatMap((name): Document[] => {
    const parsed = project[name];
    return parsed ? [{ parsed, schema: schemas[SINGLETONS[name].schema], route: null }] : [];
  });
  return [
    ...single,
    ...[...project.pages.values()].map(({ parsed, route }) => ({ parsed, schema: schemas.page, route })),
    ...[...project.records].flatMap(([folder, files]) => {
      const schema = schemas.records[folder];
      return schema ? [...files.values()].map((parsed) => ({ parsed, schema, route: null })) : [];
    }),
    ...translatedDocuments(project),
  ];
}
