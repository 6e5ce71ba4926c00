import { buttonClass } from '../../../ui/links/button.ts';
import dialog from './StudioDialog.module.css';

interface DialogActionsProps {
  /** Label of the submit button. */
  submit: string;
  onCancel: () => void;
}

/** The buttons of a dialog with a form: submit and cancel. */
export function DialogActions({ submit, onCancel }: DialogActionsProps) {
  return (
    <div className={dialog['actions']}>
      <button type="submit" className={buttonClass('primary')}>
        {submit}
      </button>
      <button type="button" className={buttonClass('secondary')} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
