import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GENERATED_FILES, ownerOf } from '@json-site/compiler/documents';
import { filesAt } from '@json-site/content/files';
import { ROOT } from '../root.ts';
import { MAIN_SITE, preparedSite, type WorkingCopy, workingCopy } from './site-copy.ts';

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

/** Whether a file is the site's or generated from it, in the repository that carries it. */
const isCarried = (file: string) =>
  ownerOf(file) !== 'engine' && file !== 'vite.config.ts' && file !== GENERATED_FILES.backend;

/**
 * Copies the repository with the main site into a folder: for what changes the engine, or measures
 * a repository that carries a site. Dependencies are shared, since nothing changes them.
 */
export async function copyRepository(
  folder = mkdtempSync(path.join(tmpdir(), 'repository-')),
): Promise<WorkingCopy> {
  mkdirSync(folder, { recursive: true });
  const isCopied = (from: string) => {
    const file = path.relative(ROOT, from).replaceAll(path.sep, '/');
    return file !== 'content' && !isCarried(file);
  };
  // One by one: the folder may lie within the repository, in .cache/.
  for (const name of readdirSync(ROOT)) {
    const from = path.join(ROOT, name);
    if (!LEFT_OUT.includes(name) && isCopied(from))
      cpSync(from, path.join(folder, name), { recursive: true, filter: isCopied });
  }
  const site = await preparedSite(MAIN_SITE);
  const carried = filesAt(site, ['content', 'schemas', 'src/site', 'supabase']).filter(isCarried);
  for (const file of carried) cpSync(path.join(site, file), path.join(folder, file));
  linkModules(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return workingCopy(folder);
}
