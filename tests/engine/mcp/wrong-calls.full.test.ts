import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commandsOf, copySite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { call } from './agent.ts';
import { makeWrongCalls } from './wrong-calls.ts';

// The command itself, over standard input and output, called by a program that understands little.

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

let copy: WorkingCopy;
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  copy = await copySite();
  const args = [commandsOf(copy.root), 'mcp'];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, cwd: copy.root, stderr: 'ignore' }),
  );
});
afterAll(async () => {
  await client.close();
  copy.dispose();
});

test('200 random wrong calls write nothing wrong, and answer with what to do', async () => {
  await makeWrongCalls(client, copy, 200);
});

test('the command still serves the client that made them', async () => {
  const { text, isError } = await call(client, 'read_document', { file: 'content/site.json' });
  expect(isError).toBe(false);
  expect(JSON.parse(text)).toMatchObject({ file: 'content/site.json' });
});
