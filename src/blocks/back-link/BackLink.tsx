import type { BackLinkBlock } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import marks from '../../ui/marks.module.css';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './BackLink.module.css';

/** A link back to another page, in that page's own words. */
export function BackLink({ to }: BackLinkBlock) {
  return (
    <Section>
      <TextLink href={to.path} className={styles['link']}>
        <span className={classes(marks['arrowRight'], styles['arrow'])} />
        {to.backLabel ?? to.title}
      </TextLink>
    </Section>
  );
}
