import { Paragraph } from '@json-site/ui/Paragraph';
import type { PartProps } from '../part.ts';
import styles from './Callout.module.css';

/** An emphasised text. */
export function Callout({ part: { callout, title } }: PartProps<'callout'>) {
  return (
    <div role="note" className={styles['callout']}>
      {title && <p className={styles['title']}>{title}</p>}
      <Paragraph text={callout} />
    </div>
  );
}
