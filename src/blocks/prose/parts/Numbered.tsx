import { InlineText } from '@json-site/ui/InlineText';
import type { PartProps } from '../part.ts';
import { ListBelow, textOf } from './Items.tsx';
import styles from './Numbered.module.css';

/** A list whose order matters. */
export function Numbered({ part: { numbered, start } }: PartProps<'numbered'>) {
  return (
    <ol className={styles['numbered']} start={start}>
      {numbered.map((item, index) => (
        <li key={index}>
          <InlineText text={textOf(item)} />
          <ListBelow item={item} />
        </li>
      ))}
    </ol>
  );
}
