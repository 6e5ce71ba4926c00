import { useSite } from '@json-site/ui/context';
import styles from './SkipLink.module.css';

/** Lets keyboard users skip the header. It is the first element that Tab reaches. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main">
      {useSite().labels.skipToContent}
    </a>
  );
}
