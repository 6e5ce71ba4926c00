import type { ReactNode } from 'react';
import type { Block } from '@json-site/model/content-types';
import { classes } from '@json-site/ui/classes';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import { Section } from '@json-site/ui/section/Section';
import styles from './PhotographHead.module.css';

interface PhotographHeadProps {
  photograph: NonNullable<Block<'hero'>['photograph']>;
  /** The heading of the page, and its text. */
  children: ReactNode;
  /** Content below both. */
  below?: ReactNode;
}

/** A photograph or a drawing with the heading of a page: beside it, behind it or across the window above it. */
export function PhotographHead({ photograph, children, below: content }: PhotographHeadProps) {
  const { src, alt = '', focus, fit, place = 'beside' } = photograph;
  const picture = <MediaPicture media={src} alt={alt} focus={focus} className={styles['picture']} />;
  const text = <div className={styles['text']}>{children}</div>;
  const below = content && <div className={styles['below']}>{content}</div>;
  if (place === 'beside')
    return (
      <Section>
        <div className={classes(styles['beside'], fit === 'whole' && styles['whole'])}>
          {text}
          {picture}
        </div>
        {below}
      </Section>
    );
  const { behind } = src;
  if (place === 'behind')
    return (
      <>
        <div
          className={styles['behind']}
          // Light text is that of the dark scheme, whatever the visitor's is: the photograph is the same in both.
          data-scheme={behind?.text === 'dark' ? 'light' : 'dark'}
        >
          {picture}
          <div className={styles['front']}>
            <div className={styles['veil']} style={{ opacity: behind?.veil }} />
            <Section>{text}</Section>
          </div>
        </div>
        {below && <Section>{below}</Section>}
      </>
    );
  return (
    <>
      <div className={styles['across']}>{picture}</div>
      <Section>
        {text}
        {below}
      </Section>
    </>
  );
}
