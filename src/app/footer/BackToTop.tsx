import { useHydrated } from '../../ui/hydrated.ts';
import styles from './BackToTop.module.css';

function scrollToTop(): void {
  // No `behavior`: the style sheet says smooth, and not for visitors who asked for less motion.
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
}

/** Scrolls to the top: a button, and before script arrives a link that does the same. */
export function BackToTop({ label }: { label: string }) {
  if (!useHydrated()) {
    return (
      <a className={styles['button']} href="#top">
        {label}
      </a>
    );
  }
  return (
    <button type="button" className={styles['button']} onClick={scrollToTop}>
      {label}
    </button>
  );
}
