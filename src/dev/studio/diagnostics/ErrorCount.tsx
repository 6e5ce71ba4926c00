import entries from '../controls/entries.module.css';

/** Shows the number of errors, if there are any. */
export function ErrorCount({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className={entries['mark']} data-error>
      {count} {count === 1 ? 'error' : 'errors'}
    </span>
  );
}
