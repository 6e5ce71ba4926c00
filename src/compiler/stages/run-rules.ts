import { type FoundDiagnostic, locateDiagnostic } from '../report/diagnostic.ts';
import { type Mode, type Rule, runsIn } from '../site-index/rule.ts';
import { buildSiteIndex } from '../site-index/site-index.ts';
import { runSiteRules } from '../site-rule.ts';
import type { Resolved } from './resolve-site.ts';

/** The site, and what the rules report about it. */
export interface Judged {
  resolved: Resolved;
  ofRules: readonly FoundDiagnostic[];
}

/** Runs the rules of the engine and of the site. */
export function runRules(resolved: Resolved, rules: readonly Rule[], mode: Mode): Judged {
  const { project, documents, filesWithErrors } = resolved.checked;
  const { schemaDiagnostics = [], siteRules = [] } = project.input;
  // The compiler cannot follow a schema with errors: links, media and records would seem unused.
  if (schemaDiagnostics.length > 0) return { resolved, ofRules: [] };
  const index = buildSiteIndex(project, documents, resolved, filesWithErrors);
  const ofRules = rules
    .filter((rule) => runsIn(rule, mode))
    .flatMap(({ code, severity, check }) =>
      Array.from(check(index), (one) => locateDiagnostic({ ...one, code, severity })),
    );
  return { resolved, ofRules: [...ofRules, ...runSiteRules(siteRules, { mode, index, engineRules: rules })] };
}
