export { backendOf, backendPlugin } from './backend-plugin.ts';
export { dataFolder, findServer, LOCAL_PUBLISHABLE_KEY } from './local.ts';
export { type Migration, readMigrations } from './migrations.ts';
export type { Backend } from './types.ts';
