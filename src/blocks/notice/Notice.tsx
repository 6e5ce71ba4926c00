import type { NoticeBlock } from '../../generated/content-types.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { ArrowLink } from '../../ui/links/ArrowLink.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Notice.module.css';

/** A strip with a short text. */
export function Notice({ text, icon, link }: NoticeBlock) {
  return (
    <div className={styles['strip']}>
      <Section>
        <div className={styles['row']}>
          {icon && <Glyph icon={icon} className={styles['icon']} />}
          <Paragraph text={text} className={styles['text']} />
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
      </Section>
    </div>
  );
}
