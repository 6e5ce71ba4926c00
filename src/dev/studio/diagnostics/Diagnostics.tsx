import type { RefObject } from 'react';
import { summarise } from '@json-site/compiler/diagnostics';
import { ExactLocations } from '../controls/SettingBox.tsx';
import type { DiagnosticPlace, DocumentEntry, StudioDiagnostic } from '../protocol.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import styles from './Diagnostics.module.css';

interface DiagnosticsProps {
  diagnostics: StudioDiagnostic[];
  /** Why the server has not checked the draft; empty when it has. */
  checkFailure: string;
  /** The error of a component that cannot show the draft; empty if there is none. */
  failure: string;
  file: string;
  documents: readonly DocumentEntry[];
  /** Receives the focus when errors prevent saving. */
  heading: RefObject<HTMLHeadingElement | null>;
  onFollow: (place: DiagnosticPlace) => void;
  onFix: (diagnostic: StudioDiagnostic) => void;
}

function headingOf({ diagnostics, checkFailure, failure }: DiagnosticsProps): string {
  if (checkFailure) return 'Not checked';
  if (failure) return 'A block cannot be shown';
  return diagnostics.length === 0 ? 'No errors or warnings' : summarise(diagnostics);
}

/** The diagnostics of the page as it would be saved: one line, which opens. Each is at its field as well. */
export function Diagnostics(props: DiagnosticsProps) {
  const { diagnostics, checkFailure, failure, file, documents, heading, onFollow, onFix } = props;
  const title = (
    <h2 id="studio-diagnostics" ref={heading} tabIndex={-1} className={styles['heading']}>
      {headingOf(props)}
    </h2>
  );
  return (
    <section className={styles['diagnostics']} aria-labelledby="studio-diagnostics">
      {diagnostics.length === 0 ? (
        title
      ) : (
        <details>
          <summary className={styles['summary']}>{title}</summary>
          <DiagnosticList {...{ diagnostics, file, documents, onFollow, onFix }} />
          <ExactLocations />
        </details>
      )}
      {checkFailure && (
        <p className={styles['refusal']} role="alert">
          Your last changes are not checked. {checkFailure}
        </p>
      )}
      {failure && <p className={styles['refusal']}>The preview failed: {failure}</p>}
    </section>
  );
}
