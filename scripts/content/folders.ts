import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine, without a trailing slash. */
export const ENGINE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The folder of the site, unless the caller names another one: that in which the command runs, as for Vite. */
export const siteFolder = (): string => process.cwd();

/** The folder of a package that the engine uses. Package managers may install it beside the engine or in a folder above it. */
export function packageFolder(name: string): string {
  for (let folder = ENGINE; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error(`The package ${name} is not installed.`);
  }
}
