import { howToAdd, optionalFolder } from '@json-site/content/folders';

const SERVER = '@json-site/studio-server';

if (optionalFolder(SERVER)) {
  const { command } = await import('@json-site/studio-server/command');
  process.exitCode = await command('editors');
} else {
  console.error(howToAdd(SERVER));
  process.exitCode = 1;
}
