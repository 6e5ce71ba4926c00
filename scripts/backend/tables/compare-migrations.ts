import type { PGlite } from '@electric-sql/pglite';
import {
  compareTables,
  type Difference,
  type FormTable,
  type TableState,
  tableQueries,
} from '@json-site/form-core/table';
import type { SourceFile } from '@json-site/values/source-file';
import { startScratchDatabase } from './scratch-database.ts';

/** A form and the table that it needs. */
type WantedTable = Pick<FormTable, 'id' | 'table'>;

/** A form's table as the migrations create it. */
export interface ComparedTable {
  id: string;
  /** Absent if no migration creates the table. */
  state?: TableState;
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

const UNDEFINED_COLUMN = '42703';

interface PostgresError extends Error {
  /** The SQLSTATE. */
  code?: string;
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

/** Reads a table as it is, and the protection that its rules would give it again. */
export async function readState(database: PGlite, { table }: WantedTable): Promise<TableState | undefined> {
  const queries = tableQueries(table);
  const protection = async () => {
    const { rows } = await database.query<{ protection: string[] }>(queries.protection);
    return rows[0]?.protection ?? [];
  };
  await database.exec('begin');
  try {
    await database.exec(queries.prepare);
    const { rows } = await database.query<{ state: Omit<TableState, 'protection'> }>(queries.state);
    const [found] = rows;
    if (!found) return undefined;
    const actual = await protection();
    try {
      await database.exec(queries.protect);
    } catch (error) {
      // Nothing can be granted on a column of the rules that the table lacks: the rules or the column differ, too.
      if ((error as PostgresError).code !== UNDEFINED_COLUMN) throw error;
      return { ...found.state, protection: { actual, wanted: actual } };
    }
    return { ...found.state, protection: { actual, wanted: await protection() } };
  } finally {
    await database.exec('rollback');
  }
}

async function compare(database: PGlite, wanted: WantedTable): Promise<ComparedTable> {
  const { id, table } = wanted;
  const state = await readState(database, wanted);
  if (!state) return { id, differences: [{ message: 'no migration creates it' }] };
  return { id, state, differences: compareTables(table, state) };
}

/** The migrations that all forms share are missing, or older than this version. */
const cannotCompare = ({ id, table }: WantedTable, error: Error): MigrationFailure => ({
  file: `content/forms/${id}.json`,
  line: 1,
  column: 1,
  message: `the table ${table.name} cannot be read after the migrations: ${error.message}`,
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
        return { failure: cannotCompare(one, error as Error), tables };
      }
    }
    return { tables };
  } finally {
    await database.close();
  }
}
