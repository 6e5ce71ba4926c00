import type { Form } from '../generated/content-types.ts';
import { useHydrated } from '../ui/hydrated.ts';
import { InlineText } from '../ui/InlineText.tsx';
import styles from './form.module.css';
import { ContactLines } from './submit/ContactLines.tsx';

/**
 * How to get in touch where script does not run. The style sheet shows it: at once where script is off, and after a
 * while where it is on and has not come, which `<noscript>` does not notice. Stands right before the form.
 */
export function WithoutScript({ form }: { form: Form }) {
  if (useHydrated()) return null;
  return (
    // The status is there from the start, so that a screen reader says what appears in it.
    <div className={styles['withoutScript']} role="status">
      <div className={styles['otherWays']}>
        <p>
          <InlineText text={form.withoutScript} />
        </p>
        <ContactLines />
      </div>
    </div>
  );
}
