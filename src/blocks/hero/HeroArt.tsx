import { hero } from 'virtual:theme';
import { Art } from '../../ui/art/Art.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './Hero.module.css';

/** The theme's decoration beside the hero's text. */
export function HeroArt() {
  const { pattern = 'none', picture } = hero;
  if (picture) return <img {...picture} alt="" className={classes(styles['art'], styles['picture'])} />;
  if (pattern === 'none') return null;
  return (
    <div className={classes(styles['art'], styles['pattern'])}>
      <Art kind={pattern} />
    </div>
  );
}
