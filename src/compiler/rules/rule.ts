import type { DiagnosticCode, Severity } from '../report/codes.ts';
import type { RuleDiagnostic } from '../report/diagnostic.ts';
import type { SiteIndex } from './shared/site-index.ts';

/** How strict a run is. Each mode runs the rules of the modes before it as well. */
export const MODES = ['dev', 'ci', 'launch'] as const;

export type Mode = (typeof MODES)[number];

/**
 * One kind of diagnostic. `npm run generate` writes docs/diagnostics.md from all of them. The compiler reports a rule
 * without `check` while it reads, validates and resolves the files; the other rules check the whole site afterwards.
 */
export interface Rule<Code extends DiagnosticCode = DiagnosticCode> {
  /** The code is also the name of the rule's file. */
  code: Code;
  severity: Severity;
  /** What is wrong, in one sentence. */
  summary: string;
  /** The consequence for a visitor or for the site. */
  reason: string;
  fix: string;
  /** The least strict mode that runs the rule. Default: `dev`, which is every mode. */
  mode?: Mode;
  check?: (index: SiteIndex) => Iterable<RuleDiagnostic>;
}

export function runsIn({ mode: least = 'dev' }: Rule, mode: Mode): boolean {
  return MODES.indexOf(least) <= MODES.indexOf(mode);
}
