import { CHECK_HELP, readOptions } from './options.ts';
import { startTools } from './tools.ts';

/** Runs `npm run check` with the options of the command line. Returns the exit status. */
export async function command(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(CHECK_HELP);
    return 0;
  }
  if (options.links) {
    const { printLinks } = await import('./links.ts');
    return printLinks(options.links, options.format);
  }
  // Before everything that reads the content.
  if (options.fix) await (await import('./fix.ts')).fixContent(options);
  // Types and lint are checked in their own processes, while this one loads the compiler and checks the content.
  const tools = options.content ? [] : startTools(options.format);
  const { checkProject } = await import('./run-check.ts');
  return checkProject(options, tools);
}
