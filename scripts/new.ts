import { make } from './new/make.ts';
import { askMissing, NEW_HELP, readRequest } from './new/request.ts';
import { UsageError } from './new/starter.ts';

try {
  const request = readRequest(process.argv.slice(2));
  console.log(request.help ? NEW_HELP : await make(await askMissing(request)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
