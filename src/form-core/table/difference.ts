import { tableName } from './create-table.ts';

/**
 * The statements of a migration, in the order in which they run: constraints and functions go; functions are written;
 * columns and constraints change; then the rest. The `alter table` actions of one step become one statement.
 */
const STEPS = ['release', 'drop function', 'write function', 'alter', 'protect'] as const;

export interface Action {
  step: (typeof STEPS)[number];
  sql: string;
  /** Why the SQL may lose or refuse stored data. */
  warning?: string | undefined;
}

/** One difference between the table that a form needs and the table that the migrations make. */
export interface Difference {
  /** Empty if the difference follows from another one. */
  message: string;
  /** The path of the field that the difference is about. */
  field?: string | undefined;
  /** The SQL that removes the difference. In the steps `release` and `alter` it is an action of `alter table`. */
  actions: Action[];
}

/** Writes the SQL of the differences, in an order in which it runs. */
export function alterTableSql(table: string, differences: Difference[]): string {
  const actions = differences.flatMap((difference) => difference.actions);
  return STEPS.flatMap((step) => {
    const list = actions.filter((action) => action.step === step).map(({ sql }) => sql);
    const isAlter = step === 'release' || step === 'alter';
    return isAlter && list.length > 0 ? [`alter table ${tableName(table)}\n  ${list.join(',\n  ')};`] : list;
  }).join('\n\n');
}

export const warningsOf = (differences: Difference[]): string[] =>
  differences.flatMap(({ actions }) => actions.flatMap(({ warning }) => warning ?? []));
