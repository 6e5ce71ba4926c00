import type { BlockValue } from '../protocol.ts';

const KEY = 'studio-copied-block';

/** A block that an editor has copied, to add it to another page. */
interface CopiedBlock {
  block: BlockValue;
  /** The title of its page. */
  from: string;
}

/** Remembers a block for other pages. Returns false when the storage of the browser is full. */
export function copyBlock({ id: _id, ...block }: BlockValue, from: string): boolean {
  try {
    // Without its anchor, which may exist on the other page.
    localStorage.setItem(KEY, JSON.stringify({ block, from } satisfies CopiedBlock));
    return true;
  } catch {
    return false;
  }
}

/** Returns the block that was copied last; null without one. */
export const copiedBlock = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as CopiedBlock | null;
