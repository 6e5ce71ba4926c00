import { type ReactNode, useEffect } from 'react';
import styles from './View.module.css';

interface ViewProps {
  title: string;
  children: ReactNode;
}

/** A view in the place of form and preview, with its title in the page and in the window. */
export function View({ title, children }: ViewProps) {
  useEffect(() => {
    document.title = `${title} · Studio`;
    return () => {
      document.title = 'Studio';
    };
  }, [title]);
  return (
    <main id="studio-form" className={styles['view']} tabIndex={-1} data-region data-view>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </main>
  );
}
