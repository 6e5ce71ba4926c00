import type { StudioDiagnostic } from '../protocol.ts';

/** What the servers of links have said. */
export interface LinkReport {
  diagnostics: StudioDiagnostic[];
  /** "12 addresses, 3 findings" */
  summary: string;
}
