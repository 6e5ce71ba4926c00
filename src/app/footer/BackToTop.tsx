import { useHydrated } from '@json-site/ui/hydrated';
import { Sign } from '@json-site/ui/Sign';
import styles from './BackToTop.module.css';

function scrollToTop(): void {
  // Without `behavior`, the style sheet decides: smooth, unless the visitor asked for reduced motion.
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
}

/** Scrolls to the top. A link before hydration, then a button. */
export function BackToTop({ label }: { label: string }) {
  const content = (
    <>
      {label}
      <Sign name="arrow-up" className={styles['arrow']} />
    </>
  );
  if (!useHydrated()) {
    return (
      <a className={styles['button']} href="#top">
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={styles['button']} onClick={scrollToTop}>
      {content}
    </button>
  );
}
