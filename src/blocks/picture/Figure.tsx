import type { Inline, Media } from '@json-site/model/model';
import { classes } from '@json-site/ui/classes';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Paragraph } from '@json-site/ui/Paragraph';
import styles from './Figure.module.css';

interface FigureProps {
  media: Media;
  alt: string;
  caption?: Inline | undefined;
  credit?: Inline | undefined;
  className?: string | undefined;
}

/** A picture with its caption and credit. */
export function Figure({ media, alt, caption, credit, className }: FigureProps) {
  return (
    <figure className={classes(styles['figure'], className)}>
      <MediaPicture media={media} alt={alt} className={styles['picture']} />
      {(caption || credit) && (
        <figcaption className={styles['caption']}>
          {caption && <Paragraph text={caption} />}
          {credit && <Paragraph text={credit} />}
        </figcaption>
      )}
    </figure>
  );
}
