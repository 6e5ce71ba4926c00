import { type RefObject, useEffect } from 'react';

function openDetails(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

function close(all: HTMLDetailsElement[]): void {
  for (const details of all) details.open = false;
}

/**
 * Makes `<details>` elements behave as menus: Escape, a press outside, a click on a link and leaving by keyboard close
 * them. Also keeps one open at a time in browsers that do not support `name`. Without script they still open and close.
 */
export function useDisclosures(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;

    const onKeyDown = (event: KeyboardEvent) => {
      const [outermost, ...inside] = openDetails(root);
      if (event.key !== 'Escape' || !outermost) return;
      close([outermost, ...inside]);
      outermost.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!root.contains(event.target as Node)) close(openDetails(root));
    };
    const onFocusOut = (event: FocusEvent) => {
      // After a press on something that cannot take the focus there is no related target; the focus is not elsewhere.
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) close(openDetails(root));
    };
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close(openDetails(root));
    };
    const onToggle = (event: Event) => {
      const opened = event.target as HTMLDetailsElement;
      if (!opened.open) return;
      close(openDetails(root).filter((other) => other !== opened && other.name === opened.name));
    };

    root.addEventListener('keydown', onKeyDown);
    root.addEventListener('focusout', onFocusOut);
    root.addEventListener('click', onClick);
    root.addEventListener('toggle', onToggle, { capture: true });
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('focusout', onFocusOut);
      root.removeEventListener('click', onClick);
      root.removeEventListener('toggle', onToggle, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [container]);
}
