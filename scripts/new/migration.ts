import { compareMigrations } from '@json-site/backend/tables';
import { namesIn } from '@json-site/content/files';
import { loadContent, MIGRATIONS } from '@json-site/content/site';
import type { ExpectedTable } from '@json-site/form-core/table';
import {
  alterTableSql,
  createTableSql,
  type Difference,
  type FormTable,
  formTables,
  warningsOf,
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
export function createMigration(root: string, form: string, table: ExpectedTable): Record<string, string> {
  const text = `-- The submissions of the form ${form}. A visitor can insert a row, and cannot read, change or delete any.
-- The table accepts the same values as schemas/forms/${form}.schema.json. Written by "npm run new".

${createTableSql(table, form)}`;
  return { [newFile(root, table.name)]: text };
}

function alterMigration(
  root: string,
  form: string,
  table: ExpectedTable,
  differences: Difference[],
): Record<string, string> {
  const warnings = warningsOf(differences).map((warning) => `-- Attention! ${warning}\n`);
  const text = `-- Brings the table of the form ${form} in line with schemas/forms/${form}.schema.json.
-- Written by "npm run new migration ${form}". "not valid": the new rules apply to new rows; rows that are stored already
-- stay as they are. To check those too: alter table … validate constraint …
${warnings.join('')}
${alterTableSql(table.name, differences)}
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

/** Writes the migration after which the table of a form accepts exactly what the form accepts. */
export async function migrationStarter(name: string | undefined, root: string): Promise<Starter> {
  const input = loadContent(root);
  const { id, table } = findForm(formTables(input), name);
  const { failure, tables } = await compareMigrations(input.migrations ?? [], [{ id, table }]);
  if (failure) throw new UsageError(`${failure.file}:${failure.line}:${failure.column}  ${failure.message}`);
  const [compared] = tables;
  if (compared && !compared.exists) {
    return {
      files: createMigration(root, id, table),
      next: ['Read the migration. "npm start" applies it to the local database.'],
    };
  }
  const differences = compared?.differences ?? [];
  if (differences.length === 0) return { files: {}, next: [] };
  return {
    files: alterMigration(root, id, table, differences),
    next: [
      ...warningsOf(differences),
      'Read the migration. "npm start" applies it to the local database; "supabase db push" to a hosted project.',
    ],
  };
}
