import type { DiagnosticCode } from '../../../../src/compiler/report/codes.ts';
import type { Mode } from '../../../../src/compiler/rules/rule.ts';
import type { CompileInput } from '../../../../src/compiler/types.ts';
import type { Files } from '../virtual-project.ts';

/** A mistake that an author can make, and exactly what the check says to it. */
export interface DiagnosticCase {
  code: DiagnosticCode;
  /** What was done, for docs/diagnostics.md. */
  title: string;
  files: Files;
  input?: Partial<CompileInput>;
  occasions?: readonly Mode[];
  /** The whole output: nothing else is said. */
  says: string;
  /** The characters that it points at; `…` stands for further lines. */
  at: string;
}
