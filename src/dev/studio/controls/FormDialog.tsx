import { type FormEvent, type ReactNode, useState } from 'react';
import { RequestErrors } from '../diagnostics/DiagnosticList.tsx';
import type { StudioDiagnostic } from '../protocol.ts';
import { Button } from './Button.tsx';
import styles from './StudioDialog.module.css';
import { type DialogProps, StudioDialog } from './StudioDialog.tsx';

interface FormDialogProps extends DialogProps {
  submit: string;
  /** Sends the request. Returns the errors that prevent it, if it can have any; a rejection is shown as well. */
  onSubmit: () => Promise<readonly StudioDiagnostic[]> | Promise<void>;
  /** Shown below the errors. */
  result?: ReactNode;
  /** A button for another choice, beside the submit button. */
  other?: ReactNode;
}

/** A dialog with a form that sends a request, and shows why the request failed. */
export function FormDialog(props: FormDialogProps) {
  const { submit, onSubmit, children, result, other, ...dialog } = props;
  const [diagnostics, setDiagnostics] = useState<readonly StudioDiagnostic[]>([]);
  const [refusal, setRefusal] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    try {
      setDiagnostics((await onSubmit()) ?? []);
    } catch (error) {
      setDiagnostics([]);
      setRefusal((error as Error).message);
    }
  }

  return (
    <StudioDialog {...dialog}>
      <form className={styles['form']} onSubmit={send}>
        {children}
        <RequestErrors diagnostics={diagnostics} refusal={refusal} />
        {result}
        <div className={styles['actions']}>
          <Button look="primary" type="submit">
            {submit}
          </Button>
          {other}
          <Button onClick={dialog.onClose}>Cancel</Button>
        </div>
      </form>
    </StudioDialog>
  );
}
