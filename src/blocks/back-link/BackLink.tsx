import type { Block } from '@json-site/model/content-types';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Sign } from '@json-site/ui/Sign';
import { Section } from '@json-site/ui/section/Section';
import styles from './BackLink.module.css';

/** A link to a parent page, labelled with that page's `backLabel`. */
export function BackLink({ to }: Block<'back-link'>) {
  return (
    <Section>
      <TextLink href={to.path} className={styles['link']}>
        <Sign name="arrow-right" className={styles['arrow']} />
        {to.backLabel ?? to.title}
      </TextLink>
    </Section>
  );
}
