import { howToAdd, optionalFolder } from '@json-site/content/folders';

/** The tools are operations of the studio. */
const missing = (['@json-site/mcp', '@json-site/studio'] as const).filter((name) => !optionalFolder(name));

if (missing.length === 0) {
  const { command } = await import('@json-site/mcp/command');
  process.exitCode = await command();
} else {
  console.error(missing.map(howToAdd).join('\n'));
  process.exitCode = 1;
}
