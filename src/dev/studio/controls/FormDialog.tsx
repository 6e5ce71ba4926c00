import { type FormEvent, type ReactNode, useState } from 'react';
import { RequestErrors } from '../diagnostics/RequestErrors.tsx';
import type { StudioDiagnostic } from '../protocol.ts';
import { Button } from './Button.tsx';
import styles from './StudioDialog.module.css';
import { StudioDialog } from './StudioDialog.tsx';

interface FormDialogProps {
  title: string;
  isWide?: boolean;
  /** Label of the submit button. */
  submit: string;
  /** Sends the request. Returns the errors that prevent it; a rejection is shown as well. */
  onSubmit: () => Promise<readonly StudioDiagnostic[]>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** Shown below the errors. */
  result?: ReactNode;
  /** A button for another choice, beside the submit button. */
  other?: ReactNode;
}

/** A dialog with a form that sends a request, and shows why the request failed. */
export function FormDialog(props: FormDialogProps) {
  const { title, isWide = false, submit, onSubmit, onClose, children, result, other } = props;
  const [diagnostics, setDiagnostics] = useState<readonly StudioDiagnostic[]>([]);
  const [refusal, setRefusal] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    try {
      setDiagnostics(await onSubmit());
    } catch (error) {
      setDiagnostics([]);
      setRefusal((error as Error).message);
    }
  }

  return (
    <StudioDialog title={title} isWide={isWide} onClose={onClose}>
      <form className={styles['form']} onSubmit={send}>
        {children}
        <RequestErrors diagnostics={diagnostics} refusal={refusal} />
        {result}
        <div className={styles['actions']}>
          <Button look="primary" type="submit">
            {submit}
          </Button>
          {other}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </StudioDialog>
  );
}
