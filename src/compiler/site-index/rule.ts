import type { Severity } from '../report/codes.ts';
import type { RuleDiagnostic } from '../report/diagnostic.ts';
import type { SiteIndex } from './site-index.ts';

/** How strict a run is. Each mode runs the rules of the modes before it as well. */
export const MODES = ['dev', 'ci', 'launch'] as const;

export type Mode = (typeof MODES)[number];

/** One kind of diagnostic, which checks the whole site. docs/diagnostics/<code>.md explains it, with examples. */
export interface Rule {
  /** The name of the file. */
  code: string;
  severity: Severity;
  /** The least strict mode that runs the rule. Default: `dev`, which is every mode. */
  mode?: Mode;
  check: (index: SiteIndex) => Iterable<RuleDiagnostic>;
}

export function runsIn({ mode: least = 'dev' }: Pick<Rule, 'mode'>, mode: Mode): boolean {
  return MODES.indexOf(least) <= MODES.indexOf(mode);
}
