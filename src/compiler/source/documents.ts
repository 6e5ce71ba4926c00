import type { Schema } from '../schema/schema-set.ts';
import type { ParsedFile } from './json-file.ts';
import type { Project } from './project.ts';
import { SINGLETONS, type Singleton } from './singletons.ts';

/** A content file and its schema. `route` is null for files that belong to several pages, or to none. */
export interface Document {
  parsed: ParsedFile;
  schema: Schema;
  route: string | null;
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
  ];
}
