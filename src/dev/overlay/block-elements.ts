import type { BlockListName } from './overlay-data.ts';

const BLOCKS: Record<BlockListName, string> = {
  page: 'main > [data-block]',
  shared: 'main ~ aside > [data-block]',
};

/** Returns the elements of a list of blocks, in the order of the list. */
export function blockElements(list: BlockListName): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BLOCKS[list])];
}

/** Returns how many pixels of the viewport the site's sticky header covers. */
export function headerEdge(): number {
  const { top = 0, bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
  return top <= 0 ? Math.max(0, bottom) : 0;
}

/** Returns the list and index of the block that contains the element. */
export function blockOfElement(element: Element | null): { list: BlockListName; index: number } | undefined {
  const block = element?.closest<HTMLElement>('[data-block]');
  if (!block) return undefined;
  for (const list of ['page', 'shared'] as const) {
    const index = blockElements(list).indexOf(block);
    if (index >= 0) return { list, index };
  }
  return undefined;
}
