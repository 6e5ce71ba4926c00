import type { ExpectedCheck, ExpectedColumn, ExpectedFunction, ExpectedTable } from './expected-table.ts';
import { identifier, literal, shortName } from './sql-text.ts';

/** The roles of visitors; the owner's programs have the third one. */
const VISITORS = 'anon, authenticated';
const CALLERS = `${VISITORS}, service_role`;

/**
 * Triggers of every form's table. They apply whatever a role has been granted: four before the insert, in the order of
 * their names, and one after it. */
const TRIGGERS = ['one_row', 'own_columns', 'stored_once', 'within_limits', 'outbox'];

const POLICY = 'visitors_insert';

/** The table's name with its schema. */
export const tableName = (name: string) => `public.${identifier(name)}`;

/** The index by time, for the clean-up and for lists. */
export const timeIndex = (name: string) => shortName(`${name}_by_time`);

export function columnSql({ name, type, isRequired }: ExpectedColumn): string {
  return `${identifier(name)} ${type}${isRequired ? ' not null' : ''}`;
}

/** A constraint, for an indented line. The lines of the check are indented already (CHECK_INDENT). */
export function constraintSql({ name, sql }: ExpectedCheck): string {
  const head = `constraint ${identifier(name)} check (`;
  const isShort = !sql.includes('\n') && head.length + sql.length < 104;
  return isShort ? `${head}${sql})` : `${head}\n    ${sql}\n  )`;
}

/**
 * Creates or replaces a function for the rules of a list. Without `jit = off`, PostgreSQL would compile the rules of
 * nested lists to machine code for each row, which takes most of a second.
 */
export function functionSql({ name, type, sql }: ExpectedFunction): string {
  const own = `private.${identifier(name)}`;
  return `create or replace function ${own}(items ${type}) returns boolean
language sql immutable strict set search_path = '' set jit = off return
  ${sql};
revoke all on function ${own}(${type}) from public;
grant execute on function ${own}(${type}) to ${CALLERS};`;
}

export function grantSql({ name, columns }: ExpectedTable): string {
  const names = columns.map((column) => identifier(column.name)).join(', ');
  const lines = names.replace(/(.{1,108})(?: |$)/g, '  $1\n');
  return `revoke all on ${tableName(name)} from public, ${VISITORS};
grant insert (
${lines}) on ${tableName(name)} to ${VISITORS};`;
}

const policySql = ({ name }: ExpectedTable) =>
  `create policy ${POLICY} on ${tableName(name)} for insert to ${VISITORS}
  with check (created_at = now());`;

const triggerSql = ({ name }: ExpectedTable, trigger: string) =>
  `create trigger ${trigger} ${trigger === 'outbox' ? 'after' : 'before'} insert on ${tableName(name)}
  for each row execute function private.${trigger}();`;

export const securitySql = ({ name }: ExpectedTable) =>
  `alter table ${tableName(name)} enable row level security;
alter table ${tableName(name)} force row level security;`;

const indexSql = ({ name }: ExpectedTable) =>
  `create index ${identifier(timeIndex(name))} on ${tableName(name)} (created_at);`;

/** The policies, triggers and indexes of a table. Each name begins with the kind. */
export const protectionOf = (table: ExpectedTable): { name: string; sql: string }[] => [
  { name: `policy ${POLICY}`, sql: policySql(table) },
  ...TRIGGERS.map((trigger) => ({ name: `trigger ${trigger}`, sql: triggerSql(table, trigger) })),
  { name: `index ${timeIndex(table.name)}`, sql: indexSql(table) },
];

/** Creates the table of a form. Visitors may insert a row; they cannot read, change or delete any. */
export function createTableSql(table: ExpectedTable, form: string): string {
  const items = [
    'id uuid primary key default gen_random_uuid()',
    'created_at timestamptz not null default now()',
    ...table.columns.map(columnSql),
    ...table.checks.map(constraintSql),
  ];
  const functions =
    table.functions.length === 0
      ? ''
      : `-- The rules of the lists: a CHECK cannot contain a query.\n${table.functions.map(functionSql).join('\n\n')}\n\n`;
  return `${functions}create table ${tableName(table.name)} (
${items.map((item) => `  ${item}`).join(',\n')}
);

${securitySql(table)}

-- One row per request; id and time from the server; equal submissions stored once; rate limits; delivery by e-mail.
${TRIGGERS.map((trigger) => triggerSql(table, trigger)).join('\n')}

-- For the clean-up, which deletes the oldest rows, and for lists, which begin with the newest.
${indexSql(table)}

-- Grants and policy each suffice alone: some projects grant all privileges on new tables by default.
${grantSql(table)}

${policySql(table)}

comment on table ${tableName(table.name)} is ${literal(`Submissions of the form ${form}.`)};
`;
}
