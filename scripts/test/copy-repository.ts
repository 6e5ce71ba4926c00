import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { type WorkingCopy, workingCopy } from './site-copy.ts';

/** Results of commands, and dependencies, which all copies share. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'node_modules', 'playwright-report', 'test-results'];

/** Links what is installed. The packages of the repository are links within it, and so within its copy. */
function linkModules(installed: string, modules: string): void {
  mkdirSync(modules);
  for (const name of readdirSync(installed)) {
    const [from, to] = [path.join(installed, name), path.join(modules, name)];
    if (name === '@json-site') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

/**
 * Copies the repository into a folder, except the files named: for what changes the engine, or measures a repository
 * that carries a site. Dependencies are shared, since nothing changes them.
 */
export function copyRepository(
  folder = mkdtempSync(path.join(tmpdir(), 'repository-')),
  except: string[] = [],
): WorkingCopy {
  mkdirSync(folder, { recursive: true });
  // One by one: the folder may lie within the repository, in .cache/.
  for (const name of readdirSync(ROOT)) {
    if ([...LEFT_OUT, ...except].includes(name)) continue;
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  linkModules(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return workingCopy(folder);
}
