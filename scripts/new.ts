import { make } from './new/make.ts';
import { askMissing, readRequest } from './new/request.ts';
import { UsageError } from './new/starter.ts';

try {
  console.log(await make(await askMissing(readRequest(process.argv.slice(2)))));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
