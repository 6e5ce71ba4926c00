import type { RefObject } from 'react';
import { summarise } from '../../../compiler/report/format-diagnostic.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import styles from './Diagnostics.module.css';

interface DiagnosticsProps {
  diagnostics: Diagnostic[];
  /** The file that is open in the studio. */
  file: string;
  /** Receives the focus when errors prevent saving. */
  heading: RefObject<HTMLHeadingElement | null>;
  onFollow: (diagnostic: Diagnostic) => void;
}

/** The diagnostics of the page as it would be saved. */
export function Diagnostics({ diagnostics, file, heading, onFollow }: DiagnosticsProps) {
  return (
    <section className={styles['diagnostics']} aria-labelledby="studio-diagnostics">
      <h2 id="studio-diagnostics" ref={heading} tabIndex={-1} className={styles['heading']}>
        {diagnostics.length === 0 ? 'No errors or warnings' : summarise(diagnostics)}
      </h2>
      <DiagnosticList diagnostics={diagnostics} file={file} onFollow={onFollow} />
    </section>
  );
}
