import type { Block } from '@json-site/model/content-types';
import { usePage } from '@json-site/ui/context';
import { Glyph } from '@json-site/ui/Glyph';
import { ArrowLink } from '@json-site/ui/links/ArrowLink';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Notice.module.css';

/** A strip with a short text. */
export function Notice({ text, icon, link }: Block<'notice'>) {
  const { path } = usePage();
  return (
    <div className={styles['strip']}>
      <Section>
        <div className={styles['row']}>
          {icon && <Glyph icon={icon} className={styles['icon']} />}
          <Paragraph text={text} className={styles['text']} />
          {/* A strip that all pages share is on the page that it names, too. */}
          {link && link.href !== path && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
      </Section>
    </div>
  );
}
