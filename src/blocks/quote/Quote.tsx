import type { Block } from '@json-site/model/content-types';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Quote.module.css';

/** The portrait has no text alternative: the name is beside it. */
export function Quote({ text, language, name, role, portrait, focus }: Block<'quote'>) {
  return (
    <Section>
      <figure className={styles['figure']}>
        <blockquote className={styles['text']} lang={language} dir={language && 'auto'}>
          <Paragraph text={text} />
        </blockquote>
        <figcaption className={styles['person']}>
          {portrait && <MediaPicture media={portrait} alt="" focus={focus} className={styles['portrait']} />}
          <div>
            <p className={styles['name']}>{name}</p>
            {role && <p className={styles['role']}>{role}</p>}
          </div>
        </figcaption>
      </figure>
    </Section>
  );
}
