import type { StudioDiagnostic } from '../protocol.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import styles from './Diagnostics.module.css';

interface RequestErrorsProps {
  diagnostics: readonly StudioDiagnostic[];
  /** The server's message when it refused the request. */
  refusal: string;
}

/** Why the request of a dialog failed. */
export function RequestErrors({ diagnostics, refusal }: RequestErrorsProps) {
  return (
    <div role="alert">
      {refusal && <p className={styles['refusal']}>{refusal}</p>}
      {diagnostics.length > 0 && <DiagnosticList diagnostics={diagnostics} />}
    </div>
  );
}
