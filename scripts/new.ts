import { make } from '@json-site/new/make';
import { askMissing, NEW_HELP, readRequest } from '@json-site/new/request';
import { UsageError } from '@json-site/new/starters';

try {
  const request = readRequest(process.argv.slice(2));
  console.log(request.help ? NEW_HELP : await make(await askMissing(request)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
