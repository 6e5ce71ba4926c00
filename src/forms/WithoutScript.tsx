import type { Form } from '@json-site/model/content-types';
import { useHydrated } from '@json-site/ui/hydrated';
import { Paragraph } from '@json-site/ui/Paragraph';
import styles from './form.module.css';
import { ContactLines } from './submit/ContactLines.tsx';

/**
 * Contact details for visitors without JavaScript. The style sheet shows them at once when JavaScript is off, and
 * after ten seconds when it is on but has not loaded, which `<noscript>` cannot detect. Renders before the form.
 */
export function WithoutScript({ form }: { form: Form }) {
  if (useHydrated()) return null;
  return (
    // The status is in the page from the start, so that screen readers announce text that appears in it.
    <div className={styles['withoutScript']} role="status">
      <div className={styles['otherWays']}>
        <Paragraph text={form.withoutScript} />
        <ContactLines />
      </div>
    </div>
  );
}
