import type { PictureBlock } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { InlineText } from '../../ui/InlineText.tsx';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Picture.module.css';

/** One picture with its caption and credit. */
export function Picture({ src, alt, caption, credit }: PictureBlock) {
  const isUpright = src.height > src.width;
  return (
    <Section>
      <figure className={classes(styles['figure'], isUpright && styles['upright'])}>
        <MediaPicture media={src} alt={alt} className={styles['picture']} />
        {(caption || credit) && (
          <figcaption className={styles['caption']}>
            {caption && (
              <p>
                <InlineText text={caption} />
              </p>
            )}
            {credit && (
              <p>
                <InlineText text={credit} />
              </p>
            )}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
