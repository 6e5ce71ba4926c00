import { howToAdd, optionalFolder } from '@json-site/content/folders';

const VERIFY = '@json-site/verify';

if (optionalFolder(VERIFY)) {
  const { command } = await import('@json-site/verify/command');
  process.exitCode = await command();
} else {
  console.error(howToAdd(VERIFY));
  process.exitCode = 1;
}
