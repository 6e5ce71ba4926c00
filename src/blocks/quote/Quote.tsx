import type { Block } from '@json-site/model/content-types';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Section } from '@json-site/ui/section/Section';
import styles from './Quote.module.css';
import { QuoteFigure } from './QuoteFigure.tsx';

/** The portrait has no text alternative: the name is beside it. */
export function Quote({ text, language, name, role, portrait, focus }: Block<'quote'>) {
  return (
    <Section>
      <QuoteFigure text={text} language={language}>
        <figcaption className={styles['person']}>
          {portrait && <MediaPicture media={portrait} alt="" focus={focus} className={styles['portrait']} />}
          <div>
            <p className={styles['name']}>{name}</p>
            {role && <p className={styles['role']}>{role}</p>}
          </div>
        </figcaption>
      </QuoteFigure>
    </Section>
  );
}
