import { useState } from 'react';
import type { Form } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { buttonClass } from '../../ui/links/button.ts';
import { useLostFocus } from '../../ui/lost-focus.ts';
import styles from '../form.module.css';
import { hasValues, loadDraft, saveDraft } from '../values/drafts.ts';
import { ContactLines } from './ContactLines.tsx';
import { formatValues } from './format-values.ts';

const TEXT_ROWS = 10;

interface FormFailureProps {
  form: Form;
  /** What had the focus when the form failed. */
  focused: Element | null;
  onRetry: () => void;
}

/** Stands in for a form that failed: what to do instead, and everything that was entered, to be copied. */
export function FormFailure({ form, focused, onRetry }: FormFailureProps) {
  const message = useLostFocus<HTMLDivElement>(focused);
  const [answers] = useState(() => loadDraft(form));
  const { heading, text, answers: label, retry } = form.crash;

  /** Only a new page gets code of a new deployment; where nothing is kept it would cost the answers. */
  function tryAgain() {
    if (saveDraft(form, answers)) window.location.reload();
    else onRetry();
  }

  return (
    <div ref={message} className={styles['failure']} role="alert" tabIndex={-1}>
      <p className={styles['outcomeTitle']}>{heading}</p>
      <p>
        <InlineText text={text} />
      </p>
      <ContactLines />
      {hasValues(answers) && (
        <label>
          {label}
          <textarea readOnly rows={TEXT_ROWS} value={formatValues(form, answers)} />
        </label>
      )}
      <button type="button" className={buttonClass('secondary')} onClick={tryAgain}>
        {retry}
      </button>
    </div>
  );
}
