import type { Block } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import { Section } from '@json-site/ui/section/Section';
import styles from './Picture.module.css';

/** One picture with its caption and credit. */
export function Picture({ src, alt, caption, credit }: Block<'picture'>) {
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
