import { isObject } from '@json-site/values/objects';
import { type DiagnosticCode, SEVERITIES, type Severity } from './report/codes.ts';
import {
  type FoundDiagnostic,
  fileDiagnostic,
  foundInFile,
  locateDiagnostic,
  type RuleDiagnostic,
} from './report/diagnostic.ts';
import { additionIn } from './schema/additions.ts';
import { checkName } from './schema/checks/check-additions.ts';
import type { RuleModule } from './schema/checks/schema-sources.ts';
import { camelCase } from './schema/schema-set.ts';
import { MODES, type Mode, runsIn } from './site-index/rule.ts';
import type { SiteIndex } from './site-index/site-index.ts';

/** A rule that only this site has. The name of its file is the code of its diagnostics. */
export interface SiteRule {
  severity: Severity;
  /** The least strict mode that runs the rule. Default: `dev`, which is every mode. */
  mode?: Mode;
  check: (index: SiteIndex) => Iterable<RuleDiagnostic>;
}

const SEVERITY_NAMES: readonly unknown[] = ['error', 'warning', 'notice'] satisfies Severity[];

function isSiteRule(value: unknown): value is SiteRule {
  if (!isObject(value)) return false;
  const { severity, mode = 'dev', check } = value;
  const hasMode = MODES.some((one) => one === mode);
  return SEVERITY_NAMES.includes(severity) && hasMode && typeof check === 'function';
}

/** Whether a rule has returned something that can be reported. */
function isDiagnostic(value: unknown): value is RuleDiagnostic {
  if (!isObject(value) || !isObject(value['source'])) return false;
  const { source, jsonPath, message } = value;
  const isText = typeof message === 'string' || Array.isArray(message);
  return typeof source['locate'] === 'function' && Array.isArray(jsonPath) && isText;
}

const EXAMPLE = "{ severity: 'warning', *check(index) { … } }";

/** What the rules of a site run on. */
interface RuleRun {
  mode: Mode;
  index: SiteIndex;
  /** The rules of the engine, whose codes no rule of a site can have. */
  engineRules: readonly { code: string }[];
}

/** Runs one rule. A rule that cannot be used, or that fails, is one error in its file. */
function runRule(module: RuleModule, { mode, index, engineRules }: RuleRun): FoundDiagnostic[] {
  const name = additionIn(module);
  const { rule, fault, source: file } = module;
  const wrong = (problem: string, hint: string) => [
    foundInFile(fileDiagnostic(file.path, 'invalid-addition' satisfies DiagnosticCode, problem, hint)),
  ];
  const known = [...Object.keys(SEVERITIES), ...engineRules.map(({ code }) => code)];
  const wrongName = checkName('rule', name, file.path, known, 'short-tagline');
  if (wrongName.length > 0) return wrongName.map(foundInFile);
  if (fault !== undefined)
    return wrong(
      `The rule "${name}" could not be loaded: ${fault}`,
      'Correct this file, or what it imports.',
    );
  if (!isSiteRule(rule))
    return wrong(
      `The rule "${name}" needs an object named ${camelCase(name)} with severity and check; this file exports none.`,
      `Write: export const ${camelCase(name)}: SiteRule = ${EXAMPLE}`,
    );
  if (!runsIn(rule, mode)) return [];
  try {
    const found: readonly unknown[] = [...rule.check(index)];
    return found.map((one) => {
      if (!isDiagnostic(one)) throw new TypeError('a diagnostic needs source, jsonPath and message');
      return locateDiagnostic({ ...one, code: name, severity: rule.severity });
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return wrong(`The rule "${name}" failed: ${reason}`, 'Correct its function check.');
  }
}

/** Runs the rules that only this site has. */
export const runSiteRules = (modules: readonly RuleModule[], run: RuleRun): FoundDiagnostic[] =>
  modules.flatMap((module) => runRule(module, run));
