import type { RuleDiagnostic } from '../report/diagnostic.ts';
import type { CompileInput } from '../types.ts';
import type { Files } from './examples/site.ts';
import type { SiteIndex } from './shared/site-index.ts';

/** How strict a run is. Each mode runs the rules of the modes before it as well. */
export const MODES = ['dev', 'ci', 'launch'] as const;

export type Mode = (typeof MODES)[number];

/** Invalid content, and the exact output of the compiler for it. The tests compare it; docs/diagnostics.md shows it. */
export interface Example {
  /** The caption of the example in docs/diagnostics.md. */
  title: string;
  /** The files that differ from those of a small valid site. */
  files?: Files;
  input?: Partial<CompileInput>;
  mode?: Mode;
  /** The whole output: the compiler reports nothing else. */
  output: string;
  /** The characters that the diagnostic highlights. `…` replaces further lines. */
  highlighted: string;
}

/**
 * One kind of diagnostic. `npm run generate` writes docs/diagnostics.md from all of them. The compiler reports a rule
 * without `check` while it reads, validates and resolves the files; the other rules check the whole site afterwards.
 */
export interface Rule {
  /** The wrong content, in one sentence. */
  summary: string;
  /** The consequence for a visitor or for the site. */
  reason: string;
  fix: string;
  /** The least strict mode that runs the rule. Default: `dev`, which is every mode. */
  mode?: Mode;
  check?: (index: SiteIndex) => Iterable<RuleDiagnostic>;
  examples: readonly [Example, ...Example[]];
}

export function runsIn({ mode: least = 'dev' }: Pick<Rule, 'mode'>, mode: Mode): boolean {
  return MODES.indexOf(least) <= MODES.indexOf(mode);
}
