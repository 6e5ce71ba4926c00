import type { ReactNode } from 'react';
import styles from './GallerySection.module.css';

interface GallerySectionProps {
  id: string;
  title: string;
  /** Links the heading to the section. */
  isLinked?: boolean;
  children: ReactNode;
}

/** A section of the gallery, named by its heading. */
export function GallerySection({ id, title, isLinked = false, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles['section']}>
      <h2 id={`${id}-heading`}>{isLinked ? <a href={`#${id}`}>{title}</a> : title}</h2>
      {children}
    </section>
  );
}
