export { checkTables } from './tables/check-tables.ts';
export { compareMigrations } from './tables/compare-migrations.ts';
export { startScratchDatabase } from './tables/scratch-database.ts';
