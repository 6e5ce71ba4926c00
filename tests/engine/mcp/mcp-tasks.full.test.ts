import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commandsOf, copySite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { createRepository, lastWeek, type TestRepository } from '../../support/git-repository.ts';
import { changesIn, commitTask } from '../dev/editor-tasks/changes.ts';
import { TASKS } from '../dev/editor-tasks/tasks.ts';
import { Agent } from './agent.ts';
import { AGENT_TASKS } from './agent-tasks.ts';

// The everyday tasks of an editor, done by a program over standard input and output. One after the other, as in the
// studio, with the same changed lines.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let copy: WorkingCopy;
let repository: TestRepository;
const client = new Client({ name: 'test', version: '1.0.0' });
const agent = new Agent(client);

beforeAll(async () => {
  copy = await copySite();
  repository = lastWeek(() => createRepository({}, copy.root));
  const args = [commandsOf(copy.root), 'mcp'];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, cwd: copy.root, stderr: 'ignore' }),
  );
});
afterAll(async () => {
  await client.close();
  repository.dispose();
  copy.dispose();
});

const tasks = TASKS.filter(({ name }) => AGENT_TASKS[name]);

test('at least forty tasks have no step that only a person can take', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(AGENT_TASKS)).toHaveLength(tasks.length);
});

/** The agent uploads nothing, so the page that the studio gives a photograph here has none. */
const WITHOUT_UPLOAD: Record<string, readonly string[]> = { 'unused-media': [] };

describe('a program changes the lines that the studio changes', () => {
  test.each(tasks.map((task) => [task.name, task] as const))('%s', async (name, task) => {
    try {
      await AGENT_TASKS[name]?.(agent);
      expect(changesIn(repository)).toEqual(task.diff);
      const codes = (JSON.parse(await agent.use('check')) as { code: string }[]).map(({ code }) => code);
      const left = (task.leaves ?? []).flatMap((code) => WITHOUT_UPLOAD[code] ?? [code]);
      expect(codes.sort()).toEqual(left.sort());
    } finally {
      commitTask(repository, name);
    }
  });
});
