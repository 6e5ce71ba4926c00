export { CHECK_HELP, readOptions } from './options.ts';
export { startTools } from './tools.ts';
