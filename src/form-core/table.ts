export { completeDestination, SERVER_COLUMNS } from './table/destination.ts';
export { tableDiagnostics } from './table/diagnostics.ts';
export {
  alterTableSql,
  compareTables,
  type Difference,
  notesOf,
  type TableState,
  tableQueries,
} from './table/differences.ts';
export { type FormTable, formTables } from './table/form-tables.ts';
export { createTableSql } from './table/migration-sql.ts';
export { type RequiredTable, requiredTable } from './table/required-table.ts';
export { defaultTable, literal } from './table/sql-text.ts';
