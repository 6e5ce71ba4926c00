import { createRequire } from 'node:module';
import path from 'node:path';
import type { SourceFile } from '@json-site/values/source-file';
import { cachedByFile, filesBelow, readSource } from './read-files.ts';

const require = createRequire(import.meta.url);
/** Loaded modules stay in memory by this name, so that each version of a file needs another one. */
let versions = 0;

/**
 * Loads a module of a site, which is TypeScript, without waiting. Few commands need one, and the others load no
 * compiler.
 */
export function loadTypeScript(target: string): Record<string, unknown> {
  const { register } = require('tsx/cjs/api') as typeof import('tsx/cjs/api');
  versions += 1;
  const scope = register({ namespace: `site-${versions}` });
  try {
    return scope.require(target, import.meta.url) as Record<string, unknown>;
  } finally {
    scope.unregister();
  }
}

/** What is read of a module that a site adds to the engine. */
export interface Addition {
  source: SourceFile;
  /** Why the module could not be loaded. */
  fault?: string;
}

/**
 * Returns a function that reads the modules in a folder of a site; `read` takes what it needs of each by the name of
 * the export. A change of a module that one imports counts after a restart.
 */
export function readAdditions<Read extends Addition>(
  folder: string,
  read: (module: { source: SourceFile }, load: (name: string) => unknown) => Read,
): (root: string) => (Read | Addition)[] {
  const readModule = cachedByFile((root, file): Read | Addition => {
    const source = readSource(root, file);
    try {
      return read({ source }, (name) => loadTypeScript(path.join(root, file))[name]);
    } catch (error) {
      return { source, fault: (error as Error).message };
    }
  });
  return (root) =>
    filesBelow(root, folder)
      .filter((file) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file))
      .sort()
      .map((file) => readModule(root, file));
}
