import type { PictureBlock } from '../../generated/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { MediaPicture } from '../../ui/MediaPicture.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
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
            {caption && <Paragraph text={caption} />}
            {credit && <Paragraph text={credit} />}
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
