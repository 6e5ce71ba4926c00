import { hero } from 'virtual:theme';
import { Art } from '../../ui/art/Art.tsx';
import styles from './Hero.module.css';

/** The theme's decoration behind the hero. */
export function HeroArt() {
  const { pattern = 'none', picture } = hero;
  if (!picture && pattern === 'none') return null;
  return (
    <div className={styles['art']}>
      {picture ? <img {...picture} alt="" className={styles['picture']} /> : <Art kind={pattern} />}
    </div>
  );
}
