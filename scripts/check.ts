import { CHECK_HELP, readOptions, startTools } from '@json-site/check/command';

const options = readOptions();
if (options.help) console.log(CHECK_HELP);
else if (options.links) {
  const { printLinks } = await import('@json-site/check/links');
  process.exitCode = printLinks(options.links, options.format);
} else {
  // Before everything that reads the content.
  if (options.fix) await (await import('@json-site/check/fix')).fixContent(options);
  // Types and lint are checked in their own processes, while this one loads the compiler and checks the content.
  const tools = options.content ? [] : startTools(options.format);
  const { checkProject } = await import('@json-site/check/run-check');
  process.exitCode = await checkProject(options, tools);
}
