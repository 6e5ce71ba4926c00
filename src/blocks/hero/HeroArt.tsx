import { heroPattern, heroPicture } from 'virtual:theme';
import { Art } from '@json-site/ui/art/Art';
import { classes } from '@json-site/ui/classes';
import { MediaPicture } from '@json-site/ui/MediaPicture';
import styles from './Hero.module.css';

/** The theme's decoration beside the hero's text. */
export function HeroArt() {
  if (heroPicture)
    return (
      <div className={styles['art']}>
        <MediaPicture media={heroPicture} alt="" />
      </div>
    );
  if (heroPattern === 'none') return null;
  return (
    <div className={classes(styles['art'], styles['pattern'])}>
      <Art kind={heroPattern} />
    </div>
  );
}
