import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { siteFolder } from '@json-site/content/folders';
import { createMcpServer } from './server.ts';

/** Serves the site in this folder over standard input and output, until the client ends. Returns the exit status. */
export async function command(): Promise<number> {
  const server = createMcpServer(siteFolder());
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  // Standard output has the messages of the protocol alone.
  console.error(
    'Serving this site by the Model Context Protocol. A client starts this command: docs/agents.md.',
  );
  await server.connect(new StdioServerTransport());
  await closed;
  return 0;
}
