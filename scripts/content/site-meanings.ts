import { ADDITION_FOLDERS } from '@json-site/compiler/documents';
import type { MeaningModule } from '@json-site/compiler/load-schemas';
import { additionIn } from '@json-site/compiler/load-schemas';
import type { SiteMeaning } from '@json-site/compiler/project';
import { camelCase } from '@json-site/compiler/schema';
import { readAdditions } from './load-typescript.ts';

/** Reads the meanings that a site adds. */
export const readMeanings = readAdditions(ADDITION_FOLDERS.meanings, (module, load): MeaningModule => {
  const found = load(camelCase(additionIn(module)));
  return typeof found === 'function' ? { ...module, resolve: found as SiteMeaning } : module;
});
