import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

const ALL = Number.POSITIVE_INFINITY;

/** Runs something when the next frame has been painted. Returns the function that calls it off. */
function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/**
 * How many of a page's blocks to show. To a visitor who comes to its top those up to the main heading come first, the
 * others as soon as these are painted: on a slow phone all at once would take twice as long.
 */
export function useFirstBlocks(main: RefObject<HTMLElement | null>, isFromTop: boolean): number {
  const [count, setCount] = useState(isFromTop ? 1 : ALL);

  useLayoutEffect(() => {
    const { current } = main;
    const isShort = current && current.children.length === count && !current.querySelector('h1');
    if (isShort) setCount(count + 1);
  }, [main, count]);

  useEffect(() => {
    if (count === ALL) return;
    return afterPaint(() => startTransition(() => setCount(ALL)));
  }, [count]);

  return count;
}
