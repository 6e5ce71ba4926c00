import type { NoticeBlock } from '../../generated/content-types.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { ArrowLink } from '../../ui/links/ArrowLink.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Notice.module.css';

/** A strip with a short text. */
export function Notice({ text, icon, link }: NoticeBlock) {
  return (
    <div className={styles['strip']}>
      <Section>
        <div className={styles['row']}>
          {icon && <Glyph icon={icon} className={styles['icon']} />}
          <p className={styles['text']}>
            <InlineText text={text} />
          </p>
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
      </Section>
    </div>
  );
}
