import { type ParsedFile, parseFile } from '@json-site/compiler/documents';
import type { CompileInput } from '@json-site/compiler/types';
import { isObject } from '@json-site/values/objects';
import { type DataSchema, readDataSchema } from '../data-schema.ts';
import { completeDestination } from './destination.ts';
import { type RequiredTable, requiredTable } from './required-table.ts';

const FORM = /^content\/forms\/([^/]+)\.json$/;

/** A form with the table that it needs. */
export interface FormTable {
  id: string;
  form: ParsedFile;
  schema: DataSchema;
  table: RequiredTable;
}

/** Returns the table of each form whose file and data schema are valid. */
export function formTables({ files, formSchemas = {} }: CompileInput): FormTable[] {
  return files.flatMap((source) => {
    const id = FORM.exec(source.path)?.[1] ?? '';
    const schemaFile = Object.hasOwn(formSchemas, id) ? formSchemas[id] : undefined;
    const form = id ? parseFile(source) : undefined;
    if (!schemaFile || !form || !isObject(form.value)) return [];
    const schema = readDataSchema(schemaFile);
    if (schema.diagnostics.length > 0) return [];
    const destination = completeDestination(id, schema.core, form.value['destination']);
    return [{ id, form, schema, table: requiredTable(schema.core, destination) }];
  });
}
