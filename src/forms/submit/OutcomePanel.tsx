import { useEffect, useRef } from 'react';
import type { Form } from '@json-site/model/content-types';
import { buttonClass } from '@json-site/ui/links/button';
import { Paragraph } from '@json-site/ui/Paragraph';
import { ContactLines } from './ContactLines.tsx';
import styles from './Outcome.module.css';
import { mayTakeFocus, type SubmitResult } from './submit-result.ts';
import { useReconnected } from './use-reconnected.ts';

interface OutcomePanelProps {
  form: Form;
  result: SubmitResult | undefined;
}

/**
 * The result of the last submission unless it was sent, which the confirmation shows. The status element is always in
 * the page, so that screen readers announce its text.
 */
export function OutcomePanel({ form, result }: OutcomePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const failure = result?.outcome === 'sent' ? undefined : result;
  const isReconnected = useReconnected(failure);

  useEffect(() => {
    if (failure && mayTakeFocus(failure)) panel.current?.focus();
  }, [failure]);

  const message = failure && (isReconnected ? form.reconnected : form.outcomes[failure.outcome]);
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className={styles['outcome']}
      data-outcome={failure?.outcome}
    >
      {message && (
        <>
          <p className={styles['outcomeTitle']}>{message.title}</p>
          <Paragraph text={message.text} />
          {isReconnected ? (
            <p>
              <button
                type="button"
                className={buttonClass('secondary')}
                onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
              >
                {form.reconnected.send}
              </button>
            </p>
          ) : (
            <ContactLines />
          )}
        </>
      )}
    </div>
  );
}
