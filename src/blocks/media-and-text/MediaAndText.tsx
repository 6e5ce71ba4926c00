import type { Block } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { Actions } from '@json-site/ui/links/Actions';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraphs } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './MediaAndText.module.css';
import sides from './Sides.module.css';

/** A picture beside text. */
export function MediaAndText({
  heading,
  paragraphs,
  actions,
  src,
  alt,
  focus,
  fit,
  side,
}: Block<'media-and-text'>) {
  return (
    <Section>
      <div
        className={classes(
          sides['sides'],
          sides['mediaFirst'],
          side === 'right' && sides['right'],
          styles['both'],
        )}
      >
        <div className={classes(sides['words'], styles['text'])}>
          {heading && <h2 className={sides['heading']}>{heading}</h2>}
          <Paragraphs texts={paragraphs} />
          {actions && <Actions actions={actions} />}
        </div>
        <MediaPicture
          media={src}
          alt={alt}
          focus={focus}
          className={classes(
            styles['picture'],
            src.srcSet !== undefined && fit !== 'whole' && styles['photograph'],
          )}
        />
      </div>
    </Section>
  );
}
