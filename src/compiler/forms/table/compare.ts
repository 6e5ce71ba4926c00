import type { CatalogueFunction, NamedDefinition, TableCatalogue } from './catalogue.ts';
import {
  columnSql,
  constraintSql,
  dropFunctionSql,
  functionSql,
  grantSql,
  indexSql,
  policySql,
  securitySql,
  TRIGGERS,
  tableName,
  timeIndex,
  triggerSql,
} from './create-table.ts';
import type { Action, Difference } from './difference.ts';
import type { ExpectedColumn, ExpectedTable } from './expected-table.ts';
import { identifier } from './sql-text.ts';

/** Shortens the definition of a check for a message. */
function quote(definition: string): string {
  const text = definition.replace(/^CHECK \(\((.*)\)\)$/s, '$1').replaceAll('::text', '');
  return text.length > 240 ? `${text.slice(0, 240)} …` : text;
}

/** The check that replaces `not null` in a table that may have older rows without a value. */
const requiredCheck = (column: string) => `${column}_required`;

function byName<Item extends { name: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.name, item]));
}

const dropFunction = ({ name, type }: CatalogueFunction): Action => ({
  step: 'drop function',
  sql: dropFunctionSql({ name, type }),
});

/** Compares one table. `wanted` is the catalogue of the expected table, `actual` that of the migrated one. */
class Comparison {
  readonly differences: Difference[] = [];
  private readonly expected: ExpectedTable;
  private readonly wanted: TableCatalogue;
  private readonly actual: TableCatalogue;
  /** Columns whose type changes. The checks that read them are written again. */
  private readonly retyped: string[] = [];

  constructor(expected: ExpectedTable, wanted: TableCatalogue, actual: TableCatalogue) {
    this.expected = expected;
    this.wanted = wanted;
    this.actual = actual;
  }

  private add(difference: Difference): void {
    this.differences.push(difference);
  }

  private hasRequiredCheck(column: string): boolean {
    return this.actual.checks.some(({ name }) => name === requiredCheck(column));
  }

  columns(): void {
    const actual = byName(this.actual.columns);
    const wanted = byName(this.wanted.columns);
    for (const column of this.expected.columns) {
      const field = column.field === undefined ? {} : { field: column.field };
      const type = wanted.get(column.name)?.type ?? column.type;
      const found = actual.get(column.name);
      if (!found) {
        this.add({
          ...field,
          message: `the table has no column ${column.name}`,
          actions: [{ step: 'alter', sql: `add column ${columnSql({ ...column, isRequired: false })}` }],
        });
      } else if (found.type !== type) this.type(column, found.type, type);
      const isRequired = found?.isRequired || this.hasRequiredCheck(column.name);
      if (column.isRequired !== Boolean(isRequired)) this.requirement(column, found?.isRequired ?? false);
    }
    for (const { name } of this.actual.columns.filter((column) => !wanted.has(column.name))) {
      this.add({
        message: `no field of the form fills the column ${name}`,
        actions: [{ step: 'alter', sql: `drop column ${identifier(name)}` }],
        warning: `Column ${name}: its values in stored rows are deleted. Copy them first, or delete this action.`,
      });
    }
  }

  private type({ name, field }: ExpectedColumn, from: string, to: string): void {
    const column = identifier(name);
    this.retyped.push(name);
    const using =
      from.endsWith('[]') && to === 'jsonb'
        ? `to_jsonb(${column})`
        : to === 'text'
          ? `${column}::text`
          : `${column}::text::${to}`;
    this.add({
      ...(field !== undefined && { field }),
      message: `the column ${name} has the type ${from} and needs ${to}`,
      actions: [{ step: 'alter', sql: `alter column ${column} type ${to} using ${using}` }],
      warning: `Column ${name}: the migration stops if a stored value is not of the type ${to}.`,
    });
  }

  private requirement({ name, field, isRequired }: ExpectedColumn, isNotNull: boolean): void {
    const column = identifier(name);
    const check = identifier(requiredCheck(name));
    const drop = isNotNull
      ? { step: 'alter' as const, sql: `alter column ${column} drop not null` }
      : { step: 'release' as const, sql: `drop constraint ${check}` };
    // Rows that are older than the rule may have no value: they stay as they are.
    const add = {
      step: 'alter' as const,
      sql: `add constraint ${check} check (${column} is not null) not valid`,
    };
    this.add({
      ...(field !== undefined && { field }),
      message: isRequired
        ? `the form requires a value and the column ${name} does not`
        : `the column ${name} requires a value and the form does not`,
      actions: [isRequired ? add : drop],
    });
  }

  checks(): void {
    const actual = byName(this.actual.checks);
    const wanted = byName(this.wanted.checks);
    for (const check of this.expected.checks) {
      const found = actual.get(check.name);
      const definition = wanted.get(check.name)?.definition ?? '';
      const isRetyped = this.retyped.some((column) => check.sql.includes(identifier(column)));
      if (found?.definition === definition && !isRetyped) continue;
      const sql = `add ${constraintSql(check, '  ')} not valid`;
      this.add({
        ...(check.field !== undefined && { field: check.field }),
        message: found
          ? `${check.name} has ${quote(found.definition)} and needs ${quote(definition)}`
          : `the table lacks ${check.name}: ${quote(definition)}`,
        actions: [
          ...(found ? [{ step: 'release' as const, sql: `drop constraint ${identifier(check.name)}` }] : []),
          { step: 'alter', sql },
        ],
      });
    }
    const required = new Set(this.expected.columns.map(({ name }) => requiredCheck(name)));
    for (const { name, definition } of this.actual.checks) {
      if (wanted.has(name) || required.has(name)) continue;
      this.add({
        message: `the table has a rule that the form does not have: ${name} ${quote(definition)}`,
        actions: [{ step: 'release', sql: `drop constraint ${identifier(name)}` }],
      });
    }
  }

  functions(): void {
    const actual = byName(this.actual.functions);
    const wanted = byName(this.wanted.functions);
    for (const one of this.expected.functions) {
      const found = actual.get(one.name);
      const target = wanted.get(one.name);
      if (found && target && JSON.stringify(found) === JSON.stringify(target)) continue;
      this.add({
        field: one.field,
        message: found
          ? `the function private.${one.name} does not have the rules of the form`
          : `there is no function private.${one.name} with the rules of the form`,
        actions: [
          ...(found && found.type !== one.type ? [dropFunction(found)] : []),
          { step: 'write function', sql: functionSql(one) },
        ],
      });
    }
    for (const one of this.actual.functions.filter(({ name }) => !wanted.has(name))) {
      this.add({
        message: `the function private.${one.name} has rules that the form does not have`,
        actions: [dropFunction(one)],
      });
    }
  }

  /** True if all permissions are about columns that are missing, or that no field fills. */
  private isOfOtherColumns(grants: string[]): boolean {
    const wanted = byName(this.wanted.columns);
    const actual = byName(this.actual.columns);
    return grants.every((grant) => {
      const column = grant.split(' ')[2] ?? '';
      return wanted.has(column) !== actual.has(column);
    });
  }

  protection(): void {
    const { expected, wanted, actual } = this;
    const table = tableName(expected.name);
    const protect = (message: string, sql: string) =>
      this.add({ message, actions: [{ step: 'protect', sql }] });
    if (!actual.isSecured) protect('row-level security is not enabled and forced', securitySql(expected));
    if (JSON.stringify(actual.grants) !== JSON.stringify(wanted.grants)) {
      const more = actual.grants.filter((grant) => !wanted.grants.includes(grant));
      const less = wanted.grants.filter((grant) => !actual.grants.includes(grant));
      const parts = [
        ...(more.length > 0 ? [`visitors have the permissions ${more.join(', ')}, which no form needs`] : []),
        ...(less.length > 0 ? [`visitors lack the permissions ${less.join(', ')}`] : []),
      ];
      protect(this.isOfOtherColumns([...more, ...less]) ? '' : parts.join('; '), grantSql(expected));
    }
    const different = (list: NamedDefinition[], from: NamedDefinition[]) => {
      const known = byName(from);
      return list.filter(({ name, definition }) => known.get(name)?.definition !== definition);
    };
    for (const { name } of different(actual.policies, wanted.policies))
      protect(`the policy ${name} differs`, `drop policy ${identifier(name)} on ${table};`);
    if (different(wanted.policies, actual.policies).length > 0)
      protect('the policy for visitors is missing', policySql(expected));
    for (const { name } of different(actual.triggers, wanted.triggers))
      protect(`the trigger ${name} differs`, `drop trigger ${identifier(name)} on ${table};`);
    for (const { name } of different(wanted.triggers, actual.triggers).filter(({ name }) =>
      TRIGGERS.includes(name),
    ))
      protect(`the trigger ${name} is missing`, triggerSql(expected, name));
    const index = timeIndex(expected.name);
    if (different(wanted.indexes, actual.indexes).some(({ name }) => name.endsWith(index)))
      protect(`the index ${index} is missing`, indexSql(expected));
  }
}

/**
 * Returns the differences between the table that a form needs and the table that the migrations make, each with the SQL
 * that removes it.
 */
export function compareTables(
  expected: ExpectedTable,
  wanted: TableCatalogue,
  actual: TableCatalogue,
): Difference[] {
  const comparison = new Comparison(expected, wanted, actual);
  comparison.columns();
  comparison.functions();
  comparison.checks();
  comparison.protection();
  return comparison.differences;
}
