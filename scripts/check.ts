import { printLinks } from './check/links.ts';
import { CHECK_HELP, readOptions } from './check/options.ts';
import { runCheck } from './check/run-check.ts';

const options = readOptions();
if (options.help) console.log(CHECK_HELP);
else process.exitCode = options.links ? printLinks(options.links, options.format) : await runCheck(options);
