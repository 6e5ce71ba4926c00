import type { Form } from '@json-site/model/content-types';
import { buttonClass } from '@json-site/ui/links/button';
import { Paragraph } from '@json-site/ui/Paragraph';
import styles from '../form.module.css';
import { HONEYPOT_NAME } from './honeypot.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import type { SubmitResult } from './submit-result.ts';

interface SubmitRowProps {
  form: Form;
  isBusy: boolean;
  result: SubmitResult | undefined;
}

/** The end of the form: note, honeypot, result of the last submission and submit button. */
export function SubmitRow({ form, isBusy, result }: SubmitRowProps) {
  return (
    <div className={styles['submit']}>
      {form.note && <Paragraph text={form.note} className={styles['note']} />}
      <div className={styles['honeypot']} aria-hidden="true">
        <label>
          {form.honeypot}
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <OutcomePanel form={form} result={result} />
      <button
        type="submit"
        className={buttonClass('primary')}
        // Another answer may leave out a question that is required now.
        formNoValidate={form.conditions !== undefined}
        disabled={isBusy}
        aria-busy={isBusy || undefined}
      >
        {isBusy ? form.button.busy : form.button.idle}
      </button>
    </div>
  );
}
