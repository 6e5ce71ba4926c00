import { useState } from 'react';
import type { Form } from '@json-site/model/content-types';
import { buttonClass } from '@json-site/ui/links/button';
import { Paragraph } from '@json-site/ui/Paragraph';
import { reloadInPlace } from '@json-site/ui/reload';
import { useRestoredFocus } from '@json-site/ui/use-restored-focus';
import { loadDraft, saveDraft } from '../values/drafts.ts';
import { ContactLines } from './ContactLines.tsx';
import { formatValues } from './format-values.ts';
import styles from './Outcome.module.css';

const TEXT_ROWS = 10;

interface FormFailureProps {
  form: Form;
  /** The element that had the focus when the form crashed. */
  focused: Element | null;
  onRetry: () => void;
}

/** The fallback of a form that crashed: contact details, and everything that was entered, for copying. */
export function FormFailure({ form, focused, onRetry }: FormFailureProps) {
  const message = useRestoredFocus<HTMLDivElement>(focused);
  const [values] = useState(() => loadDraft(form));
  const { heading, text, answers: label, retry } = form.crash;

  /** Reloads the page to get the code of a new deployment, unless a reload would lose the values. */
  function reloadOrRetry() {
    if (!values || saveDraft(form, values)) reloadInPlace();
    else onRetry();
  }

  return (
    <div ref={message} className={styles['failure']} role="alert" tabIndex={-1}>
      <p className={styles['outcomeTitle']}>{heading}</p>
      <Paragraph text={text} />
      <ContactLines />
      {values && (
        <label>
          {label}
          <textarea readOnly rows={TEXT_ROWS} value={formatValues(form, values)} />
        </label>
      )}
      <button type="button" className={buttonClass('secondary')} onClick={reloadOrRetry}>
        {retry}
      </button>
    </div>
  );
}
