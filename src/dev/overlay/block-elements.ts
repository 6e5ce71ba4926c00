import { useEffect, useState } from 'react';
import type { BlockListName } from './overlay-data.ts';

const CONTAINERS: Record<BlockListName, string> = { page: 'main', sharedBlocks: 'main ~ aside' };

/** The elements of a list of blocks, in the order of the list. */
export function blockElements(list: BlockListName): HTMLElement[] {
  const container = document.querySelector(CONTAINERS[list]);
  return [...(container?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['block'] !== undefined,
  );
}

/** How far down the site's header covers the page: it may stay at the top. */
export function headerEdge(): number {
  const { top = 0, bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
  return top <= 0 ? Math.max(0, bottom) : 0;
}

/** The block that an element belongs to, as its list and its place there. */
export function blockOfElement(element: Element | null): { list: BlockListName; index: number } | undefined {
  const block = element?.closest<HTMLElement>('[data-block]');
  if (!block) return undefined;
  for (const list of ['page', 'sharedBlocks'] as const) {
    const index = blockElements(list).indexOf(block);
    if (index >= 0) return { list, index };
  }
  return undefined;
}

/** Renders anew whenever something on the page may have moved. */
export function useLayoutChanges(isWatching: boolean): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isWatching) return;
    let frame = 0;
    const moved = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCount((count) => count + 1));
    };
    const sizes = new ResizeObserver(moved);
    sizes.observe(document.body);
    const changes = new MutationObserver(moved);
    const root = document.getElementById('root');
    if (root) changes.observe(root, { childList: true, subtree: true, attributes: true });
    window.addEventListener('scroll', moved, { passive: true, capture: true });
    window.addEventListener('resize', moved);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', moved, { capture: true });
      window.removeEventListener('resize', moved);
    };
  }, [isWatching]);
}
