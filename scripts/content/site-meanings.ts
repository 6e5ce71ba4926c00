import { meaningIn } from '../../src/compiler/schema/additions.ts';
import { functionName } from '../../src/compiler/schema/checks/check-additions.ts';
import type { MeaningModule } from '../../src/compiler/schema/checks/schema-sources.ts';
import type { SiteMeaning } from '../../src/compiler/schema/site-meaning.ts';
import { ADDITION_FOLDERS } from '../../src/compiler/source/site-files.ts';
import { readAdditions } from './load-typescript.ts';

/** Reads the meanings that a site adds. */
export const readMeanings = readAdditions(ADDITION_FOLDERS.meanings, (module, load): MeaningModule => {
  const found = load(functionName(meaningIn(module)));
  return typeof found === 'function' ? { ...module, resolve: found as SiteMeaning } : module;
});
