import { tableName } from './create-table.ts';

/**
 * When a statement of a migration runs. The `alter table` actions of one step become one statement.
 * 1 and 2: constraints and functions go; 3: functions are written; 4: columns and constraints; 5: the rest.
 */
type Step = 'release' | 'drop function' | 'write function' | 'alter' | 'protect';

export interface Action {
  step: Step;
  sql: string;
}

/** One difference between the table that a form needs and the table that the migrations make. */
export interface Difference {
  /** Empty if the difference follows from another one. */
  message: string;
  /** The path of the field that the difference is about. */
  field?: string;
  /** The SQL that removes the difference. In the steps `release` and `alter` it is an action of `alter table`. */
  actions: Action[];
  /** Why the SQL may lose or refuse stored data. */
  warning?: string;
}

/** Writes the SQL of the differences, in an order in which it runs. */
export function alterTableSql(table: string, differences: Difference[]): string {
  const actions = differences.flatMap((difference) => difference.actions);
  const of = (step: Step) => actions.filter((action) => action.step === step).map(({ sql }) => sql);
  const alter = (step: Step) => {
    const list = of(step);
    return list.length === 0 ? [] : [`alter table ${tableName(table)}\n  ${list.join(',\n  ')};`];
  };
  return [
    ...alter('release'),
    ...of('drop function'),
    ...of('write function'),
    ...alter('alter'),
    ...of('protect'),
  ].join('\n\n');
}
