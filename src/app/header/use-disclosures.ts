import { type RefObject, useEffect } from 'react';

function openOnes(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

function close(details: HTMLDetailsElement[]): void {
  for (const one of details) one.open = false;
}

/**
 * What `<details>` lacks as a menu: Escape, a press elsewhere, a chosen link and leaving by keyboard close it,
 * and browsers that do not know `name` still keep one open at a time. Without script the menus open and close
 * by themselves.
 */
export function useDisclosures(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;

    const onKeyDown = (event: KeyboardEvent) => {
      const [outermost, ...inside] = openOnes(root);
      if (event.key !== 'Escape' || !outermost) return;
      close([outermost, ...inside]);
      outermost.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!root.contains(event.target as Node)) close(openOnes(root));
    };
    const onFocusOut = (event: FocusEvent) => {
      // A press on something that takes no focus leaves the keyboard nowhere: that is not leaving.
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) close(openOnes(root));
    };
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close(openOnes(root));
    };
    const onToggle = (event: Event) => {
      const opened = event.target as HTMLDetailsElement;
      if (!opened.open) return;
      close(openOnes(root).filter((other) => other !== opened && other.name === opened.name));
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
