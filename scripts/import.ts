import { howToAdd, optionalFolder } from '@json-site/content/folders';

const IMPORT = '@json-site/import';

if (optionalFolder(IMPORT)) {
  const { command } = await import('@json-site/import/command');
  process.exitCode = await command();
} else {
  console.error(howToAdd(IMPORT));
  process.exitCode = 1;
}
