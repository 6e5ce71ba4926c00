import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../../scripts/root.ts';
import { expect } from '../../../support/test.ts';

/** A task that was done, and what it took. */
export interface DoneTask {
  name: string;
  steps: number;
  ms: number;
}

const FILE = path.join(ROOT, 'tests/engine/dev/editor-tasks/tasks.md');
const TABLE = /(<!-- editor tasks -->\n)[\s\S]*?(<!-- end of editor tasks -->)/;

const row = ({ name, steps, ms }: DoneTask, index: number) =>
  `| ${index + 1} | ${name} | ${steps} | ${(ms / 1000).toFixed(1)} s |`;

/** The table without its times, which depend on the computer. */
const withoutTimes = (text: string) => text.replaceAll(/ \| [\d.]+ s \|/g, ' |');

/** Writes the table of tasks.md with EDITOR_TASKS=write; otherwise compares its tasks and steps. */
export function updateTable(done: readonly DoneTask[]): void {
  const head = '| | task | steps | time |\n|---|---|---|---|';
  const table = [head, ...done.map(row), ''].join('\n');
  const text = readFileSync(FILE, 'utf8');
  const updated = text.replace(TABLE, (_, start: string, end: string) => `${start}${table}${end}`);
  if (process.env['EDITOR_TASKS'] === 'write') writeFileSync(FILE, updated);
  else expect(withoutTimes(text), 'EDITOR_TASKS=write updates the table').toBe(withoutTimes(updated));
}
