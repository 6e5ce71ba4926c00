import { literal } from '../../../src/compiler/forms/table/sql-text.ts';
import { readMigrations } from '../../backend/migrations.ts';
import { startScratchDatabase } from '../../backend/tables/scratch-database.ts';
import { needed, oncePerRun, type Run } from '../check.ts';

/** The result of the function submissions_catalogue. */
export interface Catalogue {
  now: string;
  /** The versions of the applied migrations; null where nothing has recorded them. */
  migrations: string[] | null;
  /** One line for each part: `kind name: what it is`. */
  structure: string[];
  settings: Record<string, unknown>;
  first_message: string | null;
  digest: { queued: string; sent: string | null; error: string | null } | null;
}

/** A part of the structure that is not as the migrations make it. */
export interface StructureDifference {
  kind: string;
  message: string;
}

const tablesOf = ({ forms }: Run) => forms.map(({ table }) => table.name);

/** Asks the database of the project what it consists of, once. */
export const readCatalogue = oncePerRun(
  async (run) =>
    (await needed(run.owner)('submissions_catalogue', { form_tables: tablesOf(run) })) as Catalogue,
);

/** Applies the migrations in a scratch database, and asks it the same. */
export async function expectedStructure(root: string, tables: readonly string[]): Promise<string[]> {
  const database = await startScratchDatabase();
  try {
    for (const { sql } of readMigrations(root)) await database.exec(sql);
    const list = `array[${tables.map(literal).join(', ')}]::text[]`;
    const { rows } = await database.query<{ line: string }>(`select private.structure(${list}) as line`);
    return rows.map(({ line }) => line);
  } finally {
    await database.close();
  }
}

const nameOf = (line: string) => line.split(': ')[0] ?? line;

/** The tables that are missing: everything of theirs is missing too, and not worth a finding each. */
function missingTables(expected: readonly string[], actual: readonly string[]): string[] {
  const tablesIn = (lines: readonly string[]) =>
    lines.flatMap((line) => /^table (.+): /.exec(line)?.[1] ?? []);
  const found = new Set(tablesIn(actual));
  return tablesIn(expected).filter((table) => !found.has(table));
}

/** Compares two structures. A part that differs is one difference. */
export function compareStructures(all: readonly string[], actual: readonly string[]): StructureDifference[] {
  const gone = missingTables(all, actual);
  const isOfMissing = (line: string) =>
    !line.startsWith('table ') && gone.some((table) => line.includes(table));
  const expected = all.filter((line) => !isOfMissing(line));
  const [wanted, found] = [new Set(expected), new Set(actual)];
  const missing = expected.filter((line) => !found.has(line)).map(nameOf);
  const more = actual.filter((line) => !wanted.has(line)).map(nameOf);
  const difference = (name: string, text: string): StructureDifference => ({
    kind: name.split(' ')[0] ?? '',
    message: `${name} ${text}`,
  });
  return [
    ...missing.filter((name) => !more.includes(name)).map((name) => difference(name, 'is missing')),
    ...missing.filter((name) => more.includes(name)).map((name) => difference(name, 'is another one')),
    ...more
      .filter((name) => !missing.includes(name))
      .map((name) => difference(name, 'is not in the migrations')),
  ];
}

/** Compares the database of the project with the migrations, once. */
export const structureDifferences = oncePerRun(async (run) => {
  const { structure } = await readCatalogue(run);
  return compareStructures(await run.expectedStructure(tablesOf(run)), structure);
});
