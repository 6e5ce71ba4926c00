import { useEffect, useState } from 'react';
import type { BannerBlock } from '../../generated/content-types.ts';
import { usePage } from '../../ui/context.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { localDay } from '../../ui/Today.tsx';
import styles from './Banner.module.css';

/** A strip on top of the page. A page that was built before its first day, or after its last one, decides again. */
export function Banner({ text, icon, link, from, until }: BannerBlock) {
  const [day, setDay] = useState(usePage().renderedOn);
  useEffect(() => setDay(localDay(new Date())), []);
  if ((from && day < from.iso) || (until && day > until.iso)) return null;
  return (
    <div className={styles['banner']}>
      <Section>
        <p className={styles['row']}>
          {icon && <Glyph icon={icon} className={styles['icon']} />}
          <span>
            <InlineText text={text} /> {link && <TextLink href={link.href}>{link.label}</TextLink>}
          </span>
        </p>
      </Section>
    </div>
  );
}
