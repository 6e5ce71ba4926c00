import type { Block } from '@json-site/model/content-types';
import { TextLink } from '@json-site/ui/links/TextLink';
import { Section } from '@json-site/ui/section/Section';
import styles from './LogoGrid.module.css';

/** A grid of logos: clients, members, funders. */
export function LogoGrid({ heading, intro, items }: Block<'logo-grid'>) {
  return (
    <Section heading={heading} intro={intro} layout={{ fields: items.length }}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list */}
      <ul className={styles['grid']} role="list">
        {items.map(({ name, image, href }, index) => {
          const logo = (
            <img
              className={styles['logo']}
              src={image.src}
              width={image.width}
              height={image.height}
              alt={name}
              loading="lazy"
              decoding="async"
            />
          );
          return (
            <li key={index} className={styles['plate']}>
              {href ? <TextLink href={href}>{logo}</TextLink> : logo}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
