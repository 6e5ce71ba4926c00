export { command } from './command.ts';
export { engineElsewhere } from './engine-of-site.ts';
export { initCommand } from './init.ts';
