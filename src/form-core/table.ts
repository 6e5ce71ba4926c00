export { catalogueQuery, type TableCatalogue } from './table/catalogue.ts';
export { compareTables } from './table/compare.ts';
export { createTableSql } from './table/create-table.ts';
export { completeDestination, SERVER_COLUMNS } from './table/destination.ts';
export { tableDiagnostics } from './table/diagnostics.ts';
export { alterTableSql, type Difference, warningsOf } from './table/difference.ts';
export { type ExpectedTable, expectedTable } from './table/expected-table.ts';
export { type FormTable, formTables } from './table/form-tables.ts';
export { defaultTable, literal } from './table/sql-text.ts';
