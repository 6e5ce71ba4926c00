import { parseArgs } from 'node:util';

/**
 * Reads the options of `npm test`. Prints the help and ends the process if it is asked for, or if an option is wrong.
 */
export function testOptions(parts: readonly string[], help: string) {
  try {
    const { values } = parseArgs({
      options: {
        part: { type: 'string', multiple: true },
        full: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit();
    }
    const unknown = values.part?.find((name) => !parts.includes(name));
    if (unknown) throw new Error(`There is no part "${unknown}".`);
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return process.exit(2);
  }
}
