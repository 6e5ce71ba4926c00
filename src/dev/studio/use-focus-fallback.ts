import { useEffect } from 'react';

/**
 * Moves the focus to the open dialog or the form when the element that had it is removed: from the body, the keyboard
 * starts at the top again.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // While the next document loads there is no form; the next mutation tries again.
      const field = document.querySelector<HTMLElement>('dialog[open] input');
      (field ?? document.getElementById('studio-form'))?.focus();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
