import { useSite } from '@json-site/ui/context';
import { useHydrated } from '@json-site/ui/hydrated';
import styles from './ConsentChange.module.css';
import { reopenConsent, useConsent } from './consent.ts';

function Button() {
  const { analytics } = useSite();
  const { answer } = useConsent();
  if (!analytics) return null;
  return (
    <button type="button" data-consent="" onClick={reopenConsent}>
      {analytics.change}: {answer === 'yes' ? analytics.on : analytics.off}
    </button>
  );
}

/** Shows the visitor's answer and reopens the question. Its height is reserved until hydration. */
export function ConsentChange() {
  return <div className={styles['change']}>{useHydrated() && <Button />}</div>;
}
