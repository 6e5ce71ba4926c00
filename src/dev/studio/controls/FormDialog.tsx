import { type FormEvent, type ReactNode, useState } from 'react';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import type { StudioDiagnostic } from '../protocol.ts';
import { Button } from './Button.tsx';
import styles from './StudioDialog.module.css';
import { type DialogProps, StudioDialog } from './StudioDialog.tsx';
import { useWork } from './use-work.ts';
import { Working } from './Working.tsx';

interface FormDialogProps extends DialogProps {
  submit: string;
  /**
   * Sends the request. Returns the errors that prevent it, if it can have any; a rejection is shown as well. The signal
   * is aborted when the editor stops it.
   */
  onSubmit: (signal: AbortSignal) => Promise<readonly StudioDiagnostic[]> | Promise<void>;
  /** Shown below the errors. */
  result?: ReactNode;
  /** A button for another choice, beside the submit button. */
  other?: ReactNode;
}

/** A dialog with a form that sends a request, shows that it works and can be stopped, and why it failed. */
export function FormDialog(props: FormDialogProps) {
  const { submit, onSubmit, children, result, other, ...dialog } = props;
  const [diagnostics, setDiagnostics] = useState<readonly StudioDiagnostic[]>([]);
  const [refusal, setRefusal] = useState('');

  const [work, start] = useWork();

  function send(event: FormEvent) {
    event.preventDefault();
    void start(async (signal) => {
      setRefusal('');
      try {
        setDiagnostics((await onSubmit(signal)) ?? []);
      } catch (error) {
        setDiagnostics([]);
        setRefusal((error as Error).message);
      }
    });
  }

  return (
    <StudioDialog {...dialog}>
      <form className={styles['form']} onSubmit={send}>
        {children}
        <RequestErrors diagnostics={diagnostics} refusal={refusal} />
        {result}
        <Working {...work} />
        <div className={styles['actions']}>
          <Button look="primary" type="submit" aria-disabled={work.isSlow || undefined}>
            {submit}
          </Button>
          {other}
          <Button onClick={work.isSlow ? work.stop : dialog.onClose}>
            {work.isSlow ? 'Stop' : 'Cancel'}
          </Button>
        </div>
      </form>
    </StudioDialog>
  );
}
