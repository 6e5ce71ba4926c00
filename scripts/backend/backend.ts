export { backendOf, backendPlugin } from './backend-plugin.ts';
export { startBackend } from './embedded-backend.ts';
export { hostedProject, isLocal, KEY_NAME, URL_NAME } from './hosted-project.ts';
export { dataFolder, findServer, LOCAL_PUBLISHABLE_KEY } from './local.ts';
export { type Migration, readMigrations } from './migrations.ts';
export type { Backend } from './types.ts';
