import styles from '../Studio.module.css';

/** How many errors there are, where there is one. */
export function ErrorCount({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className={styles['mark']} data-error>
      {count} {count === 1 ? 'error' : 'errors'}
    </span>
  );
}
