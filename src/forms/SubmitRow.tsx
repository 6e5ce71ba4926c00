import { useEffect, useRef } from 'react';
import type { Form } from '../generated/content-types.ts';
import { buttonClass } from '../ui/button.ts';
import { InlineText } from '../ui/InlineText.tsx';
import styles from './form.module.css';

/** The note on what sending means, and the button. */
export function SubmitRow({ form, isBusy }: { form: Form; isBusy: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // A disabled button loses the focus, and a visitor on the keyboard their place.
  useEffect(() => {
    if (isBusy) hadFocus.current = true;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [isBusy]);

  return (
    <div className={styles['submit']}>
      {form.note && (
        <p className={styles['note']}>
          <InlineText text={form.note} />
        </p>
      )}
      <button
        ref={button}
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
