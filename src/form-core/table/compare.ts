import { type CataloguePart, requiredCheck, type TableCatalogue } from './catalogue.ts';
import {
  columnSql,
  constraintSql,
  functionSql,
  grantSql,
  protectionOf,
  securitySql,
} from './create-table.ts';
import type { Action, Difference } from './difference.ts';
import type { ExpectedTable } from './expected-table.ts';
import { identifier } from './sql-text.ts';

/** Shortens the definition of a check for a message. */
function quote({ definition }: CataloguePart): string {
  const text = definition.replace(/^CHECK \(\((.*)\)\)$/s, '$1').replaceAll('::text', '');
  return text.length > 240 ? `${text.slice(0, 240)} …` : text;
}

const byName = <Item extends { name: string }>(items: Item[]) =>
  new Map(items.map((item) => [item.name, item]));

/** A part that the form needs. */
interface WantedPart {
  name: string;
  field?: string | undefined;
  /** What makes it. */
  sql: string;
  /** Rules that are made again if they read a column whose type changes. */
  rules?: string;
}

/** The parts of one kind: when they are made and dropped, and what their differences are called. */
interface Kind {
  list: 'columns' | 'functions' | 'checks' | 'protection';
  parts(table: ExpectedTable): WantedPart[];
  make: Action['step'];
  drop: Action['step'];
  lacks(wanted: CataloguePart): string;
  differs(actual: CataloguePart, wanted: CataloguePart): string;
  surplus(actual: CataloguePart): string;
  /** What changes a part. Without it, the part is dropped and made again. */
  change?(actual: CataloguePart, wanted: CataloguePart, make: Action): Action | undefined;
  /** Why it may be wrong to drop a part. */
  warning?(actual: CataloguePart): string;
}

/** In the order in which their differences are reported. */
const KINDS: Kind[] = [
  {
    list: 'columns',
    parts: ({ columns }) =>
      columns.map((one) => ({ ...one, sql: `add column ${columnSql({ ...one, isRequired: false })}` })),
    make: 'alter',
    drop: 'alter',
    lacks: ({ name }) => `the table has no column ${name}`,
    differs: ({ name, definition }, wanted) =>
      `the column ${name} has the type ${definition} and needs ${wanted.definition}`,
    surplus: ({ name }) => `no field of the form fills the column ${name}`,
    change: ({ name, definition: from }, { definition: to }) => {
      const column = identifier(name);
      const text = to === 'text' ? `${column}::text` : `${column}::text::${to}`;
      const using = from.endsWith('[]') && to === 'jsonb' ? `to_jsonb(${column})` : text;
      const warning = `Column ${name}: the migration stops if a stored value is not of the type ${to}.`;
      return { step: 'alter', sql: `alter column ${column} type ${to} using ${using}`, warning };
    },
    warning: ({ name }) =>
      `Column ${name}: its values in stored rows are deleted. Copy them first, or delete this action.`,
  },
  {
    list: 'functions',
    parts: ({ functions }) => functions.map((one) => ({ ...one, sql: functionSql(one) })),
    make: 'write function',
    drop: 'drop function',
    lacks: ({ name }) => `there is no function private.${name} with the rules of the form`,
    differs: ({ name }) => `the function private.${name} does not have the rules of the form`,
    surplus: ({ name }) => `the function private.${name} has rules that the form does not have`,
    // A function is replaced, because checks depend on it, unless the type of its list changes.
    change: (actual, wanted, make) => (actual.drop === wanted.drop ? make : undefined),
  },
  {
    list: 'checks',
    parts: ({ checks }) =>
      checks.map((one) => ({ ...one, sql: `add ${constraintSql(one)} not valid`, rules: one.sql })),
    make: 'alter',
    drop: 'release',
    lacks: (wanted) => `the table lacks ${wanted.name}: ${quote(wanted)}`,
    differs: (actual, wanted) => `${wanted.name} has ${quote(actual)} and needs ${quote(wanted)}`,
    surplus: (actual) => `the table has a rule that the form does not have: ${actual.name} ${quote(actual)}`,
  },
  {
    list: 'protection',
    parts: protectionOf,
    make: 'protect',
    drop: 'protect',
    lacks: ({ name }) => `the ${name} is missing`,
    differs: ({ name }) => `the ${name} differs`,
    surplus: ({ name }) => `the ${name} differs`,
  },
];

interface Tables {
  /** The table that a form needs. */
  expected: ExpectedTable;
  /** The catalogue of that table. */
  wanted: TableCatalogue;
  /** The catalogue of the table that the migrations make. */
  actual: TableCatalogue;
}

function compareParts(kind: Kind, { expected, wanted, actual }: Tables): Difference[] {
  const needed = byName<CataloguePart>(wanted[kind.list]);
  const existing = byName<CataloguePart>(actual[kind.list]);
  const columns = byName(actual.columns);
  const retyped = wanted.columns.filter(
    ({ name, definition }) => (columns.get(name)?.definition ?? definition) !== definition,
  );
  const drop = (part: CataloguePart): Action => ({ step: kind.drop, sql: part.drop });
  const changes = kind.parts(expected).flatMap(({ name, field, sql, rules }): Difference[] => {
    const need = needed.get(name);
    const found = existing.get(name);
    const isStale = retyped.some((column) => rules?.includes(identifier(column.name)));
    if (!need || (found?.definition === need.definition && !isStale)) return [];
    const make: Action = { step: kind.make, sql };
    if (!found) return [{ field, message: kind.lacks(need), actions: [make] }];
    const change = kind.change?.(found, need, make);
    return [{ field, message: kind.differs(found, need), actions: change ? [change] : [drop(found), make] }];
  });
  const surplus = [...existing.values()].filter(({ name }) => !needed.has(name));
  return [
    ...changes,
    ...surplus.map((part) => ({
      message: kind.surplus(part),
      actions: [{ ...drop(part), warning: kind.warning?.(part) }],
    })),
  ];
}

function compareRequirements({ expected, actual }: Tables): Difference[] {
  const existing = byName(actual.columns);
  return expected.columns.flatMap(({ name, field, isRequired }): Difference[] => {
    const drop = existing.get(name)?.requirement ?? undefined;
    if (isRequired === (drop !== undefined)) return [];
    const message = isRequired
      ? `the form requires a value and the column ${name} does not`
      : `the column ${name} requires a value and the form does not`;
    // Rows that are older than the rule may have no value: they stay as they are.
    const add = `add constraint ${identifier(requiredCheck(name))} check (${identifier(name)} is not null) not valid`;
    return [{ field, message, actions: [{ step: 'alter', sql: drop ?? add }] }];
  });
}

/** Compares the privileges of visitors. The message is empty if the difference follows from one of the columns. */
function compareGrants({ expected, wanted, actual }: Tables): Difference[] {
  const more = actual.grants.filter((grant) => !wanted.grants.includes(grant));
  const less = wanted.grants.filter((grant) => !actual.grants.includes(grant));
  if (more.length + less.length === 0) return [];
  const needed = byName(wanted.columns);
  const existing = byName(actual.columns);
  const areOfOtherColumns = [...more, ...less].every((grant) => {
    const column = grant.split(' ')[2] ?? '';
    return needed.has(column) !== existing.has(column);
  });
  const parts = [
    ...(more.length > 0 ? [`visitors have the permissions ${more.join(', ')}, which no form needs`] : []),
    ...(less.length > 0 ? [`visitors lack the permissions ${less.join(', ')}`] : []),
  ];
  const message = areOfOtherColumns ? '' : parts.join('; ');
  return [{ message, actions: [{ step: 'protect', sql: grantSql(expected) }] }];
}

/**
 * Returns the differences between the table that a form needs and the migrated one, each with the SQL that removes it.
 */
export function compareTables(tables: Tables): Difference[] {
  const message = 'row-level security is not enabled and forced';
  const secure: Action = { step: 'protect', sql: securitySql(tables.expected) };
  return [
    ...KINDS.flatMap((kind) => compareParts(kind, tables)),
    ...compareRequirements(tables),
    ...(tables.actual.isSecured ? [] : [{ message, actions: [secure] }]),
    ...compareGrants(tables),
  ];
}
