import { howToAdd, optionalFolder } from '@json-site/content/folders';

const MCP = '@json-site/mcp';

if (optionalFolder(MCP)) {
  const { command } = await import('@json-site/mcp/command');
  process.exitCode = await command();
} else {
  console.error(howToAdd(MCP));
  process.exitCode = 1;
}
