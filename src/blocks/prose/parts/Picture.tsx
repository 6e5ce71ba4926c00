import { Figure } from '../../picture/Figure.tsx';
import type { PartProps } from '../part.ts';
import styles from './Picture.module.css';

/** A picture in the width of the text. */
export function Picture({ part: { picture, ...others } }: PartProps<'picture'>) {
  const isUpright = picture.height > picture.width;
  return <Figure media={picture} {...others} className={isUpright ? styles['upright'] : undefined} />;
}
