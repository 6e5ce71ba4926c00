import { useEffect, useRef } from 'react';
import type { Form } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { ContactLines } from './ContactLines.tsx';
import styles from './Outcome.module.css';
import type { SubmitResult } from './use-submit.ts';

interface OutcomePanelProps {
  form: Form;
  isBusy: boolean;
  result: SubmitResult | undefined;
}

/** The result of the last submission. The status element is always in the page, so that screen readers announce it. */
export function OutcomePanel({ form, isBusy, result }: OutcomePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (isBusy) focused.current = document.activeElement;
  }, [isBusy]);

  // The disabled button lost the focus. A visitor who has moved the focus elsewhere keeps it.
  useEffect(() => {
    const { activeElement } = document;
    if (result && (activeElement === document.body || activeElement === focused.current)) {
      panel.current?.focus();
    }
  }, [result]);

  const message = result && form.outcomes[result.outcome];
  return (
    <div ref={panel} role="status" tabIndex={-1} className={styles['outcome']} data-outcome={result?.outcome}>
      {message && (
        <>
          <p className={styles['outcomeTitle']}>{message.title}</p>
          <p>
            <InlineText text={message.text} />
          </p>
          {result.outcome !== 'sent' && <ContactLines />}
        </>
      )}
    </div>
  );
}
