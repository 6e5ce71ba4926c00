import { ADDITION_FOLDERS } from '@json-site/compiler/documents';
import type { RuleModule } from '@json-site/compiler/load-schemas';
import { ruleExport, ruleIn } from '@json-site/compiler/rule';
import { readAdditions } from './load-typescript.ts';

/** Reads the rules that a site adds. */
export const readSiteRules = readAdditions(
  ADDITION_FOLDERS.rules,
  (module, load): RuleModule => ({ ...module, rule: load(ruleExport(ruleIn(module))) }),
);
