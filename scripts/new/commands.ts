export { command } from './command.ts';
export { engineElsewhere } from './engine-of-site.ts';
export { formStarter } from './form.ts';
export { initCommand } from './init.ts';
export { migrationStarter } from './migration.ts';
export { pageStarter } from './page.ts';
export { recordStarter } from './record.ts';
export { UsageError } from './starter.ts';
