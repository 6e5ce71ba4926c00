import type { PartProps } from '../part.ts';
import styles from './Code.module.css';

/** Lines of code. Long ones are broken, so that nothing scrolls inside the page. */
export function Code({ part: { code } }: PartProps<'code'>) {
  return (
    <pre className={styles['code']}>
      <code>{code}</code>
    </pre>
  );
}
