import type { BackLinkBlock } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { Section } from '../../ui/section/Section.tsx';
import signs from '../../ui/signs.module.css';
import styles from './BackLink.module.css';

/** A link to a parent page, labelled with that page's `backLabel`. */
export function BackLink({ to }: BackLinkBlock) {
  return (
    <Section>
      <TextLink href={to.path} className={styles['link']}>
        <span className={classes(signs['arrowRight'], styles['arrow'])} />
        {to.backLabel ?? to.title}
      </TextLink>
    </Section>
  );
}
