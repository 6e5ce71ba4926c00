import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import {
  commandEnvironment,
  commandsOf,
  copySite,
  type WorkingCopy,
} from '../../../scripts/test/site-copy.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { SEED } from '../../support/seed.ts';
import { EDITS, editAtRandom } from '../support/random-edits.ts';

/** Fewer for a part of the run, with another SEED. */
const EDIT_COUNT = Number(process.env['EDIT_COUNT']) || 500;
/** Edits between two builds: enough that a build has several things to do. */
const EDITS_A_BUILD = 4;
const PAGES = 300;

/** The same site twice: one is built on what earlier builds have left, the other without. */
let kept: WorkingCopy;
let cold: WorkingCopy;
let random: () => number;

const SOURCES = ['content', 'schemas', 'src'];

function copySources(from: string, to: string): void {
  for (const name of SOURCES) {
    rmSync(path.join(to, name), { recursive: true, force: true });
    if (existsSync(path.join(from, name)))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
}

/** Reads the files of a build, with the configuration of servers, as text that differs when a byte does. */
function builtFiles({ root }: WorkingCopy): Record<string, string> {
  return Object.fromEntries(
    ['dist', 'deploy'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(root, file), readFileSync(file, 'latin1')]),
    ),
  );
}

/** The names of the files that differ. */
function differences(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]).sort();
}

async function buildCold(): Promise<Awaited<ReturnType<WorkingCopy['run']>>> {
  copySources(kept.root, cold.root);
  for (const name of ['.cache/build', '.cache/renderer', 'dist', 'deploy'])
    rmSync(path.join(cold.root, name), { recursive: true, force: true });
  return cold.run('build');
}

/** Starts a build and kills it at a random moment. */
async function killBuild(): Promise<void> {
  const options = { cwd: kept.root, env: commandEnvironment(), stdio: 'ignore' as const };
  const child = spawn(process.execPath, [commandsOf(kept.root), 'build'], options);
  const ended = once(child, 'exit');
  await Promise.race([setTimeout(random() * 4000), ended]);
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  random = randomNumbers(SEED);
  [kept, cold] = (await Promise.all([0, 1].map(() => copySite({ from: path.join(ROOT, 'starter') })))) as [
    WorkingCopy,
    WorkingCopy,
  ];
  for (let number = 0; number < PAGES; number += 1) EDITS['new page']?.(kept, random, 10_000 + number);
});

afterAll(() => {
  for (const copy of [kept, cold]) copy?.dispose();
});

test(
  `a build after any of ${EDIT_COUNT} edits has every byte of a build without a cache`,
  async () => {
    let valid = 0;
    const edits: string[] = [];
    for (let round = 0; edits.length < EDIT_COUNT; round += 1) {
      const before = path.join(kept.root, '.cache/before');
      copySources(kept.root, before);
      const names = Array.from({ length: EDITS_A_BUILD }, (_, index) =>
        editAtRandom(kept, random, round * EDITS_A_BUILD + index),
      );
      edits.push(...names);
      if (random() < 0.5) await killBuild();
      const built = await kept.run('build');
      const expected = await buildCold();
      const described = `Seed ${SEED}, after ${edits.length} edits, the last: ${names.join(', ')}`;
      expect(built.status, `${described}\n${built.output}\n${expected.output}`).toBe(expected.status);
      if (built.status === 0) {
        expect(differences(builtFiles(kept), builtFiles(cold)), described).toEqual([]);
        valid += 1;
      } else copySources(before, kept.root);
    }
    expect(valid).toBeGreaterThan(0);
  },
  EDIT_COUNT * 60_000,
);
