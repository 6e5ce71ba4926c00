import { useEffect, useRef } from 'react';
import type { Form } from '../../generated/content-types.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import styles from '../form.module.css';
import { ContactLines } from './ContactLines.tsx';
import type { SubmitResult } from './use-submit.ts';

interface OutcomePanelProps {
  form: Form;
  isBusy: boolean;
  ending: SubmitResult | undefined;
}

/** How sending ended and what to do now. The place is there before, so that screen readers notice the change. */
export function OutcomePanel({ form, isBusy, ending }: OutcomePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (isBusy) focused.current = document.activeElement;
  }, [isBusy]);

  // A disabled button loses the focus, and a visitor on the keyboard their place. Who has moved on is left alone.
  useEffect(() => {
    const { activeElement } = document;
    if (ending && (activeElement === document.body || activeElement === focused.current)) {
      panel.current?.focus();
    }
  }, [ending]);

  const words = ending && form.outcomes[ending.outcome];
  return (
    <div ref={panel} role="status" tabIndex={-1} className={styles['outcome']} data-outcome={ending?.outcome}>
      {words && (
        <>
          <p className={styles['outcomeTitle']}>{words.title}</p>
          <p>
            <InlineText text={words.text} />
          </p>
          {ending.outcome !== 'sent' && <ContactLines />}
        </>
      )}
    </div>
  );
}
