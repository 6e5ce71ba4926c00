import type { PartProps } from '../part.ts';
import styles from './Subheading.module.css';

/** A heading below a heading of the text. */
export function Subheading({ part: { subheading, id }, level }: PartProps<'subheading'>) {
  const Level = level === 2 ? 'h3' : 'h4';
  return (
    <Level id={id} className={styles['subheading']}>
      {subheading}
    </Level>
  );
}
