import type { RefObject } from 'react';
import { summarise } from '../../../compiler/report/format-diagnostic.ts';
import type { StudioDiagnostic } from '../protocol.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import styles from './Diagnostics.module.css';
import { ExactLocations } from './ExactLocations.tsx';

interface DiagnosticsProps {
  diagnostics: StudioDiagnostic[];
  /** Why the server has not checked the draft; empty when it has. */
  checkFailure: string;
  /** The error of a component that cannot show the draft; empty if there is none. */
  failure: string;
  /** The file that is open in the studio. */
  file: string;
  /** Receives the focus when errors prevent saving. */
  heading: RefObject<HTMLHeadingElement | null>;
  onFollow: (diagnostic: StudioDiagnostic) => void;
  onFix: (diagnostic: StudioDiagnostic) => void;
}

function headingOf({ diagnostics, checkFailure, failure }: DiagnosticsProps): string {
  if (checkFailure) return 'Not checked';
  if (failure) return 'A block cannot be shown';
  return diagnostics.length === 0 ? 'No errors or warnings' : summarise(diagnostics);
}

/** The diagnostics of the page as it would be saved. */
export function Diagnostics(props: DiagnosticsProps) {
  const { diagnostics, checkFailure, failure, file, heading, onFollow, onFix } = props;
  return (
    <section className={styles['diagnostics']} aria-labelledby="studio-diagnostics">
      <h2 id="studio-diagnostics" ref={heading} tabIndex={-1} className={styles['heading']}>
        {headingOf(props)}
      </h2>
      {checkFailure && (
        <p className={styles['refusal']} role="alert">
          Your last changes are not checked. {checkFailure}
        </p>
      )}
      {failure && <p className={styles['refusal']}>The preview failed: {failure}</p>}
      {diagnostics.length > 0 && <ExactLocations />}
      <DiagnosticList diagnostics={diagnostics} file={file} onFollow={onFollow} onFix={onFix} />
    </section>
  );
}
