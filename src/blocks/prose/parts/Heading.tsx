import type { PartProps } from '../part.ts';
import styles from './Heading.module.css';

/** A heading below that of the block, or of the page. */
export function Heading({ part: { heading, id }, level }: PartProps<'heading'>) {
  const Level = `h${level}` as const;
  return (
    <Level id={id} className={styles['heading']}>
      {heading}
    </Level>
  );
}
