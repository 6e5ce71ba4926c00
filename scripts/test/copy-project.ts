import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../content/root.ts';

/** Results of commands, and dependencies, which all copies share. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'node_modules', 'playwright-report', 'test-results'];

/** Copies the project into a folder, except the files named. Dependencies are shared, since nothing changes them. */
export function copyProjectTo(folder: string, except: string[] = []): void {
  mkdirSync(folder, { recursive: true });
  // One by one: the folder may lie within the project, in .cache/.
  for (const name of readdirSync(ROOT)) {
    if ([...LEFT_OUT, ...except].includes(name)) continue;
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
}
