import { make } from './make.ts';
import { askMissing, NEW_HELP, readRequest } from './request.ts';
import { UsageError } from './starter.ts';

/** Runs `npm run new` with the arguments of the command line. Returns the exit status. */
export async function command(): Promise<number> {
  try {
    const request = readRequest(process.argv.slice(2));
    console.log(request.help ? NEW_HELP : await make(await askMissing(request)));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 1;
  }
}
