import type { KeyboardEvent } from 'react';

/** Which way Alt and an arrow key move an item of a list. Undefined for other keys. */
export function moveKey({ altKey, key }: KeyboardEvent): -1 | 1 | undefined {
  if (!altKey) return undefined;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : undefined;
}
