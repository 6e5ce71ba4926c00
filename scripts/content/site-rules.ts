import { ADDITION_FOLDERS } from '@json-site/compiler/documents';
import { additionIn, type RuleModule } from '@json-site/compiler/load-schemas';
import { camelCase } from '@json-site/compiler/schema';
import { readAdditions } from './load-typescript.ts';

/** Reads the rules that a site adds. */
export const readSiteRules = readAdditions(
  ADDITION_FOLDERS.rules,
  (module, load): RuleModule => ({ ...module, rule: load(camelCase(additionIn(module))) }),
);
