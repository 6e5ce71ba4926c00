import type { RuleModule } from '../../src/compiler/schema/checks/schema-sources.ts';
import { ruleExport, ruleIn } from '../../src/compiler/site-rule.ts';
import { ADDITION_FOLDERS } from '../../src/compiler/source/site-files.ts';
import { readAdditions } from './load-typescript.ts';

/** Reads the rules that a site adds. */
export const readSiteRules = readAdditions(
  ADDITION_FOLDERS.rules,
  (module, load): RuleModule => ({ ...module, rule: load(ruleExport(ruleIn(module))) }),
);
