import type { Form } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { buttonClass } from '../../ui/links/button.ts';
import styles from '../form.module.css';
import { OutcomePanel } from './OutcomePanel.tsx';
import type { SubmitResult } from './use-submit.ts';

/** A name that browsers fill in for nobody. */
export const HONEYPOT_NAME = 'more';

interface SubmitRowProps {
  form: Form;
  isBusy: boolean;
  ending: SubmitResult | undefined;
}

/** The note on what sending means, how the last sending ended, and the button. */
export function SubmitRow({ form, isBusy, ending }: SubmitRowProps) {
  return (
    <div className={styles['submit']}>
      {form.note && (
        <p className={styles['note']}>
          <InlineText text={form.note} />
        </p>
      )}
      <div className={styles['trap']} aria-hidden="true">
        <label>
          {form.honeypot}
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <OutcomePanel form={form} isBusy={isBusy} ending={ending} />
      <button
        type="submit"
        className={buttonClass('primary')}
        disabled={isBusy}
        aria-busy={isBusy || undefined}
      >
        {isBusy ? form.button.busy : form.button.idle}
      </button>
    </div>
  );
}
