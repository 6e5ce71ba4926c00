import type { Schema, SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { kindOfFile } from '../../../compiler/source/document-kinds.ts';
import type { DocumentEntry } from '../protocol.ts';

/** Returns the schema of a document. */
export function schemaOf({ file }: Pick<DocumentEntry, 'file'>, schemas: SchemaSet): Schema {
  return kindOfFile(file, schemas)?.schema ?? {};
}
