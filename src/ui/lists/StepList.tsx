import type { NamedItem } from '@json-site/model/content-types';
import { classes } from '../classes.ts';
import { Paragraph } from '../Paragraph.tsx';
import styles from './StepList.module.css';

interface StepsProps {
  items: NamedItem[];
  headingLevel?: 3 | 4 | 5 | undefined;
  layout?: 'list' | 'grid' | undefined;
}

/** A numbered list of steps. */
export function StepList({ items, headingLevel = 3, layout = 'list' }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without numbers as a list
    <ol className={classes(styles['steps'], styles[layout])} role="list">
      {items.map((item, index) => (
        <li key={index} className={styles['step']}>
          <Heading className={styles['name']}>{item.name}</Heading>
          <Paragraph text={item.description} className={styles['text']} />
        </li>
      ))}
    </ol>
  );
}
