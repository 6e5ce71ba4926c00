export {
  browserArguments,
  findBrowser,
  findFullBrowser,
  findHeadlessShell,
  inBrowser,
  requireBrowser,
} from './programs/browser.ts';
export {
  findCaddy,
  findFirefox,
  findJava,
  findLibreOffice,
  findNginx,
  findPostgresPrograms,
  findSchemaSuite,
  findWebKit,
} from './programs/find-programs.ts';
