import { useSite } from '../../ui/context.tsx';
import styles from './SkipLink.module.css';

/** First stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main">
      {useSite().labels.skipToContent}
    </a>
  );
}
