import type { Schema } from '../schema/schema-set.ts';
import type { ParsedFile } from './json-file.ts';
import type { Project } from './project.ts';

/** A content file and its schema. `route` is null for files that belong to several pages, or to none. */
export interface Document {
  parsed: ParsedFile;
  schema: Schema;
  route: string | null;
}

/** Returns every file of the project that a schema describes. */
export function documentsOf(project: Project): Document[] {
  const { schemas } = project.input;
  const single = (parsed: ParsedFile | null, schema: Schema): Document[] =>
    parsed ? [{ parsed, schema, route: null }] : [];
  return [
    ...single(project.site, schemas.site),
    ...single(project.redirectsFile, schemas.redirects),
    ...single(project.houseStyle, schemas.houseStyle),
    ...single(project.publishedFile, schemas.published),
    ...single(project.storageFile, schemas.storage),
    ...single(project.formTextsFile, schemas.formTexts),
    ...single(project.themeFile, schemas.theme),
    ...[...project.pages.values()].map(({ parsed, route }) => ({ parsed, schema: schemas.page, route })),
    ...[...project.records].flatMap(([folder, files]) => {
      const schema = schemas.records[folder];
      return schema ? [...files.values()].map((parsed) => ({ parsed, schema, route: null })) : [];
    }),
  ];
}
