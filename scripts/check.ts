import { CHECK_HELP, readOptions } from './check/options.ts';
import { startTools } from './check/tools.ts';

const options = readOptions();
if (options.help) console.log(CHECK_HELP);
else if (options.links) {
  const { printLinks } = await import('./check/links.ts');
  process.exitCode = printLinks(options.links, options.format);
} else {
  // Before everything that reads the content.
  if (options.fix) await (await import('./check/fix.ts')).fixContent(options);
  // Types and lint are checked in their own processes, while this one loads the compiler and checks the content.
  const tools = options.content ? [] : startTools(options.format);
  const { checkProject } = await import('./check/run-check.ts');
  process.exitCode = await checkProject(options, tools);
}
