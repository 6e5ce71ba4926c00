import { isId } from '../schema/collections.ts';
import { positionProperty } from '../schema/queries/record-queries.ts';
import { collectionFile, documentFile } from '../schema/schema-files.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { translatedFile } from './languages/translations.ts';
import { PAGES } from './routes.ts';
import { SINGLETONS } from './singletons.ts';

/** A kind of content file: one file, or the files of a folder that share a schema. */
export interface DocumentKind {
  /** The name of the collection, "pages", or the file's name without its ending. */
  id: string;
  schema: Schema;
  /** The file of the schema. */
  schemaFile: string;
  /** The path of the only file of this kind, or of the folder with a slash at its end. */
  path: string;
  /** The property of the records of a collection that says the place of each in lists. */
  position?: string;
}

const folder = (id: string, schema: Schema, schemaFile: string): DocumentKind => ({
  id,
  schema,
  schemaFile,
  path: `content/${id}/`,
});

/** Returns every kind of content file: pages, collections, then the files that exist once. */
export function documentKinds(schemas: SchemaSet): DocumentKind[] {
  const collections = Object.entries(schemas.records).filter(([id]) => isId(id));
  return [
    folder('pages', schemas.page, documentFile('page')),
    ...collections.map(([id, schema]): DocumentKind => {
      const position = positionProperty(schema, schemas);
      return { ...folder(id, schema, collectionFile(id)), ...(position !== undefined && { position }) };
    }),
    ...Object.values(SINGLETONS).map(({ file, schema }): DocumentKind => {
      const id = file.slice('content/'.length, -'.json'.length);
      return { id, schema: schemas[schema], schemaFile: documentFile(schema), path: file };
    }),
  ];
}

/**
 * Returns the kind of a content file; a translation has that of the file it translates. Undefined for a file that the
 * compiler does not read.
 */
export function kindOfFile(file: string, schemas: SchemaSet): DocumentKind | undefined {
  if (!file.endsWith('.json')) return undefined;
  const { base = file } = translatedFile(file) ?? {};
  const isRecord = (name: string) => !/[./]/.test(name.slice(0, -'.json'.length));
  return documentKinds(schemas).find(({ path }) =>
    path.endsWith('/')
      ? base.startsWith(path) && (path === PAGES || isRecord(base.slice(path.length)))
      : base === path,
  );
}
