import type { BackLinkBlock } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import marks from '../../ui/marks.module.css';
import { Section } from '../../ui/section/Section.tsx';
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
