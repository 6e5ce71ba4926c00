import path from 'node:path';
import { meaningIn } from '../../src/compiler/schema/additions.ts';
import { functionName } from '../../src/compiler/schema/checks/check-additions.ts';
import type { MeaningModule } from '../../src/compiler/schema/checks/schema-sources.ts';
import type { SiteMeaning } from '../../src/compiler/schema/site-meaning.ts';
import { ADDITION_FOLDERS } from '../../src/compiler/source/site-files.ts';
import { loadTypeScript } from './load-typescript.ts';
import { cachedByFile, filesBelow, readSource } from './read-files.ts';

const readMeaning = cachedByFile((root, file): MeaningModule => {
  const source = readSource(root, file);
  const module: MeaningModule = { source };
  try {
    const found = loadTypeScript(path.join(root, file))[functionName(meaningIn(module))];
    return typeof found === 'function' ? { source, resolve: found as SiteMeaning } : module;
  } catch (error) {
    return { source, fault: (error as Error).message };
  }
});

/** Reads the meanings that a site adds. A change of a module that one imports counts after a restart. */
export function readMeanings(root: string): MeaningModule[] {
  return filesBelow(root, ADDITION_FOLDERS.meanings)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(file))
    .sort()
    .map((file) => readMeaning(root, file));
}
