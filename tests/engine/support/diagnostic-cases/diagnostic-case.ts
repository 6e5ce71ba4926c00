import type { DiagnosticCode } from '../../../../src/compiler/report/codes.ts';
import type { Mode } from '../../../../src/compiler/rules/rule.ts';
import type { CompileInput } from '../../../../src/compiler/types.ts';
import type { Files } from '../virtual-project.ts';

/** Invalid content, and the exact output of the compiler for it. */
export interface DiagnosticCase {
  code: DiagnosticCode;
  /** The caption of the example in docs/diagnostics.md. */
  title: string;
  files: Files;
  input?: Partial<CompileInput>;
  mode?: Mode;
  /** The whole output: the compiler reports nothing else. */
  output: string;
  /** The characters that the diagnostic highlights. `…` replaces further lines. */
  highlighted: string;
}
