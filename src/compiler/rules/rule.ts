import type { DiagnosticCode, Severity } from '../report/codes.ts';
import type { RuleDiagnostic } from '../report/diagnostic.ts';
import type { SiteIndex } from './shared/site-index.ts';

/** When a rule that does not always speak is asked: before the site goes public, or where nobody can be asked back. */
export type Mode = 'launch' | 'unattended';

/**
 * One kind of mistake. docs/diagnostics.md is written from these. A rule without `check` is told by the compiler on
 * its way; the others look at the site as a whole once everything has been read.
 */
export interface Rule<Code extends DiagnosticCode = DiagnosticCode> {
  /** Its stable name, which is the name of its file. */
  code: Code;
  /** An error stops the build; a warning is most probably a mistake; a notice may well be meant. */
  severity: Severity;
  /** What is wrong, in one sentence. */
  what: string;
  /** What it does to a visitor or to the site. */
  why: string;
  /** How to put it right. */
  fix: string;
  /** Asked on this occasion only. */
  only?: Mode;
  check?: (facts: SiteIndex, tell: (finding: RuleDiagnostic) => void) => void;
}
