import { CHECK_HELP, readOptions } from './check/options.ts';

const options = readOptions();
if (options.help) console.log(CHECK_HELP);
else if (options.links) {
  const { printLinks } = await import('./check/links.ts');
  process.exitCode = printLinks(options.links, options.format);
} else {
  const { runCheck } = await import('./check/run-check.ts');
  process.exitCode = await runCheck(options);
}
