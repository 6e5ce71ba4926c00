import { formatJson } from '@json-site/compiler/documents';
import type { RequiredTable, TableColumn } from './required-table.ts';
import { identifier, literal } from './sql-text.ts';

/** The table's name with its schema. */
export const tableName = (name: string) => `public.${identifier(name)}`;

export const columnSql = ({ name, type, isRequired }: TableColumn) =>
  `${identifier(name)} ${type}${isRequired ? ' not null' : ''}`;

const json = (value: unknown) => `${literal(formatJson(value).trimEnd())}::jsonb`;

/** Gives a table the rules of a form. A trigger of `private.forms` then protects the table. */
function insertRulesSql({ name, rules }: RequiredTable, form: string): string {
  return `insert into private.forms (form, form_table, columns, combined, core) values (
${literal(form)}, ${literal(tableName(name))}::regclass,
${json(rules.columns)},
${json(rules.combined)},
${json(rules.core)}
);`;
}

/** Changes the rules of a table. */
function updateRulesSql({ name, rules }: RequiredTable, form: string): string {
  return `update private.forms set
  form = ${literal(form)},
  version = version + 1,
  columns = ${json(rules.columns)},
  combined = ${json(rules.combined)},
  core = ${json(rules.core)}
where form_table = ${literal(tableName(name))}::regclass;`;
}

/** The SQL that gives a table rules, which has some already or has none. */
export const rulesSql = (table: RequiredTable, form: string, hasRules: boolean): string =>
  hasRules ? updateRulesSql(table, form) : insertRulesSql(table, form);

/** Creates the table of a form. Visitors may insert a row; they cannot read, change or delete any. */
export function createTableSql(table: RequiredTable, form: string): string {
  const columns = [
    'id uuid primary key default gen_random_uuid()',
    'created_at timestamptz not null default now()',
    ...table.columns.map(columnSql),
  ];
  return `create table ${tableName(table.name)} (
${columns.map((column) => `  ${column}`).join(',\n')}
);
comment on table ${tableName(table.name)} is ${literal(`Submissions of the form ${form}.`)};

-- The rules of each row, and the protection of the table: a trigger of private.forms adds it.
${rulesSql(table, form, false)}
`;
}
