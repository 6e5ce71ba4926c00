import styles from './StudioDialog.module.css';
import type { Work } from './use-work.ts';

/** Says that work is under way, once it takes longer than an editor expects. */
export function Working({ isSlow, isStopping }: Pick<Work, 'isSlow' | 'isStopping'>) {
  return (
    <p role="status" className={styles['working']}>
      {isSlow && (
        <>
          <progress aria-hidden="true" />
          {isStopping ? 'Stopping …' : 'Working …'}
        </>
      )}
    </p>
  );
}
