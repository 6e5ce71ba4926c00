import { buttonClass } from '../../../ui/links/button.ts';
import dialog from './StudioDialog.module.css';

interface DialogActionsProps {
  /** What the form of the dialog does. */
  submit: string;
  onCancel: () => void;
}

/** How a dialog with a form ends: the deed, or nothing. */
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
