import type { Block } from '@json-site/model/content-types';
import { Section } from '@json-site/ui/section/Section';
import { Figure } from './Figure.tsx';
import styles from './Picture.module.css';

/** One picture with its caption and credit. */
export function Picture({ src, ...others }: Block<'picture'>) {
  const isUpright = src.height > src.width;
  return (
    <Section>
      <Figure media={src} {...others} className={isUpright ? styles['upright'] : undefined} />
    </Section>
  );
}
