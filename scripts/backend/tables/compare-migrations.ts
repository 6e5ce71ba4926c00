import type { PGlite } from '@electric-sql/pglite';
import type { Difference, FormTable } from '@json-site/form-core/table';
import {
  catalogueQuery,
  compareTables,
  createTableSql,
  type TableCatalogue,
} from '@json-site/form-core/table';
import type { SourceFile } from '@json-site/values/source-file';
import { startScratchDatabase } from './scratch-database.ts';

/** A form and the table that it needs. */
type WantedTable = Pick<FormTable, 'id' | 'table'>;

/** A form's table as the migrations create it. */
export interface ComparedTable {
  id: string;
  /** False if no migration creates the table. */
  exists: boolean;
  differences: Difference[];
}

/** Why the migrations cannot be applied. Lines and columns start at 1. */
export interface MigrationFailure {
  file: string;
  line: number;
  column: number;
  message: string;
}

export interface Comparison {
  failure?: MigrationFailure;
  tables: ComparedTable[];
}

interface PostgresError extends Error {
  /** Counted from 1, in the text that was sent. */
  position?: string;
}

/** Finds the place of an error: where PostgreSQL says, or at the first name that the message quotes. */
function failureIn({ path, text }: SourceFile, error: PostgresError): MigrationFailure {
  const [, name] = /"([^"]+)"/.exec(error.message) ?? [];
  const found = error.position === undefined ? text.indexOf(name ?? '') : Number(error.position) - 1;
  const before = text.slice(0, Math.max(0, found)).split('\n');
  return {
    file: path,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: error.message,
  };
}

async function applyInOrder(database: PGlite, files: SourceFile[]): Promise<MigrationFailure | undefined> {
  for (const file of files) {
    try {
      await database.exec(file.text);
    } catch (error) {
      return failureIn(file, error as PostgresError);
    }
  }
  return undefined;
}

async function readCatalogue(database: PGlite, table: string): Promise<TableCatalogue | undefined> {
  const { rows } = await database.query<{ catalogue: TableCatalogue }>(catalogueQuery(table));
  return rows[0]?.catalogue;
}

/** Reads the catalogue that the expected table would have, by the same database. */
async function readExpected(database: PGlite, { id, table }: WantedTable): Promise<TableCatalogue> {
  await database.exec('begin');
  try {
    await database.exec(`drop table if exists public."${table.name}" cascade; ${createTableSql(table, id)}`);
    const catalogue = await readCatalogue(database, table.name);
    if (!catalogue) throw new Error(`The table ${table.name} was not created.`);
    return catalogue;
  } finally {
    await database.exec('rollback');
  }
}

async function compare(database: PGlite, { id, table }: WantedTable): Promise<ComparedTable> {
  const actual = await readCatalogue(database, table.name);
  const wanted = await readExpected(database, { id, table });
  const missing = { message: 'no migration creates it', actions: [] };
  const differences = actual ? compareTables({ expected: table, wanted, actual }) : [missing];
  return { id, exists: actual !== undefined, differences };
}

/** The migrations that all forms share are older than the table that a form needs, or missing. */
const cannotCreate = ({ id, table }: WantedTable, error: Error): MigrationFailure => ({
  file: `content/forms/${id}.json`,
  line: 1,
  column: 1,
  message: `the table ${table.name} cannot be created after the migrations: ${error.message}`,
});

/** Applies the migrations in a scratch database and compares each form's table with the one that it needs. */
export async function compareMigrations(
  migrations: SourceFile[],
  wanted: WantedTable[],
): Promise<Comparison> {
  const database = await startScratchDatabase();
  try {
    const failure = await applyInOrder(database, migrations);
    if (failure) return { failure, tables: [] };
    const tables: ComparedTable[] = [];
    for (const one of wanted) {
      try {
        tables.push(await compare(database, one));
      } catch (error) {
        return { failure: cannotCreate(one, error as Error), tables };
      }
    }
    return { tables };
  } finally {
    await database.close();
  }
}
