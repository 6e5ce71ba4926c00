import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sortDiagnostics } from '@json-site/compiler/diagnostics';
import type { CompileInput, Diagnostic } from '@json-site/compiler/types';
import { filesAt, keyOf, keyOfFiles, namesIn, writeAtOnce } from '@json-site/content/files';
import { ENGINE } from '@json-site/content/folders';
import { type FormTable, formTables, tableDiagnostics } from '@json-site/form-core/table';
import { type Comparison, compareMigrations } from './compare-migrations.ts';

const CACHE = '.cache/tables';

/** The code on which the comparison depends. */
const CODE = [
  'src/form-core',
  'src/compiler',
  'src/values',
  'scripts/backend',
  'package-lock.json',
  'package.json',
];

function keyOfInput({ migrations = [] }: CompileInput, forms: FormTable[]): string {
  const sources = migrations.flatMap(({ path: file, text }) => [file, text]);
  const tables = forms.map(({ id, table }) => JSON.stringify([id, table]));
  return keyOf(keyOfFiles(ENGINE, filesAt(ENGINE, CODE)), ...sources, ...tables);
}

/** Compares the tables, or returns what an earlier comparison of the same files found. */
async function cachedComparison(root: string, input: CompileInput, forms: FormTable[]): Promise<Comparison> {
  const file = path.join(root, CACHE, `${keyOfInput(input, forms)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Comparison;
  const comparison = await compareMigrations(input.migrations ?? [], forms);
  // Another process may do the same now, or be ended.
  for (const name of namesIn(root, CACHE)) rmSync(path.join(root, CACHE, name), { force: true });
  writeAtOnce(file, JSON.stringify(comparison));
  return comparison;
}

function failureDiagnostic({ file, line, column, message }: NonNullable<Comparison['failure']>): Diagnostic {
  return {
    file,
    line,
    column,
    length: 1,
    code: 'table-mismatch',
    severity: 'error',
    path: '',
    message: `PostgreSQL refuses ${file.endsWith('.sql') ? 'this migration' : 'the table of this form'}: ${message}.`,
    hint: 'Correct the SQL. If the migration is applied somewhere, add a new one instead.',
  };
}

function diagnosticsOf(
  { failure, tables }: Comparison,
  input: CompileInput,
  forms: FormTable[],
): Diagnostic[] {
  if (failure) return [failureDiagnostic(failure)];
  const found = tables.flatMap(({ id, differences }) => {
    const form = forms.find((one) => one.id === id);
    const schema = input.formSchemas?.[id];
    return form && schema ? tableDiagnostics(form, schema, differences) : [];
  });
  return sortDiagnostics(found);
}

/** Compares the tables that the forms need with those that the migrations make. */
export async function compareTablesOf(input: CompileInput): Promise<Diagnostic[]> {
  const forms = formTables(input);
  return diagnosticsOf(await compareMigrations(input.migrations ?? [], forms), input, forms);
}

/** The same, but takes the result from `.cache/` until a form, a data schema or a migration changes. */
export async function checkTables(root: string, input: CompileInput): Promise<Diagnostic[]> {
  const forms = formTables(input);
  return diagnosticsOf(await cachedComparison(root, input, forms), input, forms);
}
