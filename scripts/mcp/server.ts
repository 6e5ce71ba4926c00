import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { UserError } from '@json-site/content/files';
import { enginePackage } from '@json-site/content/folders';
import { openContent } from '@json-site/content/site';
import { DevApiError } from '@json-site/dev/server';
import type { Answer } from './answers.ts';
import { type Context, TOOLS, type Tool } from './tools.ts';

const INSTRUCTIONS =
  'This site is JSON in content/. List and read documents, read the schema of a block with describe, then propose a change, ' +
  'show its difference to the person, and write it. A change with errors is never written. A person publishes.';

/** What a request answers that cannot be done. */
function explained(error: unknown): Answer {
  if (error instanceof DevApiError || error instanceof UserError)
    return { text: error.message, isError: true };
  return { text: `That cannot be done: ${(error as Error).message}. Nothing was written.`, isError: true };
}

/** A server of the Model Context Protocol for the site in a folder. */
export function createMcpServer(root: string): McpServer {
  const server = new McpServer(
    { name: 'json-site', version: enginePackage().version },
    { instructions: INSTRUCTIONS },
  );
  const context: Context = { root, store: openContent(root) };
  // One after the other: each sees what the one before has written.
  let last: Promise<unknown> = Promise.resolve();
  const add = (name: string, { description, input, writes, run }: Tool) =>
    server.registerTool(
      name,
      { description, inputSchema: input, annotations: { readOnlyHint: !writes, openWorldHint: false } },
      async (values) => {
        const answered = last.then(() => run(values, context)).catch(explained);
        last = answered;
        const { text, isError = false } = await answered;
        return { content: [{ type: 'text' as const, text }], isError };
      },
    );
  for (const [name, one] of Object.entries(TOOLS)) add(name, one);
  return server;
}
