import type { MediaAndTextBlock } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import { Paragraphs } from '../../ui/Paragraph.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './MediaAndText.module.css';

/** A picture beside text. */
export function MediaAndText({ heading, paragraphs, actions, src, alt, focus, side }: MediaAndTextBlock) {
  return (
    <Section>
      <div className={classes(styles['sides'], side === 'right' && styles['right'])}>
        <div className={styles['text']}>
          {heading && <h2 className={styles['heading']}>{heading}</h2>}
          <Paragraphs texts={paragraphs} />
          {actions && <Actions actions={actions} />}
        </div>
        <MediaPicture
          media={src}
          alt={alt}
          focus={focus}
          className={classes(styles['picture'], src.srcSet !== undefined && styles['photograph'])}
        />
      </div>
    </Section>
  );
}
