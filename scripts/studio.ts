import { howToAdd, optionalFolder } from '@json-site/content/folders';

/** Its pages and its operations are those of the studio. */
const missing = (['@json-site/studio-server', '@json-site/studio'] as const).filter(
  (name) => !optionalFolder(name),
);

if (missing.length === 0) {
  const { command } = await import('@json-site/studio-server/command');
  process.exitCode = await command('studio');
} else {
  console.error(missing.map(howToAdd).join('\n'));
  process.exitCode = 1;
}
