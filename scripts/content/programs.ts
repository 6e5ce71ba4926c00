export { browserArguments, findBrowser, inBrowser, requireBrowser } from './programs/browser.ts';
export { findJava, findPostgresPrograms } from './programs/find-programs.ts';
export { requireSystemPrograms, type Tested } from './programs/system-programs.ts';
