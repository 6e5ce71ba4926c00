import { compareMigrations } from '@json-site/backend/tables';
import { namesIn } from '@json-site/content/files';
import { loadContent, MIGRATIONS } from '@json-site/content/site';
import {
  alterTableSql,
  createTableSql,
  type Difference,
  type FormTable,
  formTables,
  notesOf,
  type RequiredTable,
  type TableState,
} from '@json-site/form-core/table';
import { type Starter, UsageError } from './starter.ts';

/** Returns a timestamp that sorts after every existing migration, even if the clock is slow. */
export function timestamp(existing: string[], now: Date): string {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const last =
    existing
      .map((name) => name.slice(0, 14))
      .sort()
      .at(-1) ?? '';
  return time > last ? time : String(BigInt(last) + 1n);
}

const newFile = (root: string, name: string) =>
  `${MIGRATIONS}/${timestamp(namesIn(root, MIGRATIONS), new Date())}_${name}.sql`;

/** Writes the migration that creates the table of a form. */
export function createMigration(root: string, form: string, table: RequiredTable): Record<string, string> {
  const text = `-- The submissions of the form ${form}. A visitor can insert a row, and cannot read, change or delete any.
-- The table accepts the same values as schemas/forms/${form}.schema.json. Written by "npm run new".

${createTableSql(table, form)}`;
  return { [newFile(root, table.name)]: text };
}

function alterMigration(
  root: string,
  { id, table }: Pick<FormTable, 'id' | 'table'>,
  state: TableState,
  differences: Difference[],
  notes: readonly string[],
): Record<string, string> {
  const text = `-- Brings the table of the form ${id} in line with schemas/forms/${id}.schema.json.
-- Written by "npm run new migration ${id}". The new rules apply to new rows; rows that are stored already stay as they
-- are. To count those that the new rules would refuse: select private.rows_outside_rules('${id}');
${notes.map((note) => `-- ${note}\n`).join('')}
${alterTableSql(table, id, state, differences)}
`;
  return { [newFile(root, `alter_${table.name}`)]: text };
}

function findForm(forms: FormTable[], name: string | undefined): FormTable {
  const found = forms.find(({ id }) => id === name);
  if (found) return found;
  const names = forms.map(({ id }) => id).join(', ');
  throw new UsageError(
    `${name ? `There is no valid form "${name}".` : 'Name a form: npm run new migration <form>.'} ` +
      `The forms are: ${names}. "npm run check" reports what is wrong with a form.`,
  );
}

/**
 * Writes the migration after which the table of a form accepts exactly what the form accepts. `input` is the content as
 * it will be, if a change is not written yet.
 */
export async function migrationStarter(
  name: string | undefined,
  root: string,
  input = loadContent(root),
): Promise<Starter> {
  const { id, table } = findForm(formTables(input), name);
  const { failure, tables } = await compareMigrations(input.migrations ?? [], [{ id, table }]);
  if (failure) throw new UsageError(`${failure.file}:${failure.line}:${failure.column}  ${failure.message}`);
  const { state, differences = [] } = tables[0] ?? {};
  if (!state) {
    return {
      files: createMigration(root, id, table),
      next: ['Read the migration. "npm start" applies it to the local database.'],
    };
  }
  if (differences.length === 0) return { files: {}, next: [] };
  const notes = notesOf(table, state, differences);
  return {
    files: alterMigration(root, { id, table }, state, differences, notes),
    next: [
      ...notes,
      'Read the migration. "npm start" applies it to the local database; "supabase db push" to a hosted project.',
    ],
  };
}
