import type { BackLinkBlock } from '../../generated/content-types.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './BackLink.module.css';

/** A link to a parent page, labelled with that page's `backLabel`. */
export function BackLink({ to }: BackLinkBlock) {
  return (
    <Section>
      <TextLink href={to.path} className={styles['link']}>
        <Sign name="arrow-right" className={styles['arrow']} />
        {to.backLabel ?? to.title}
      </TextLink>
    </Section>
  );
}
