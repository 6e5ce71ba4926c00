import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import type { BlockValue } from '../protocol.ts';
import { pairItems } from './pair-items.ts';

/**
 * The blocks of an older version that the page has otherwise, or no longer, each with the page's blocks once it is
 * restored.
 */
export function restorableBlocks(now: BlockValue[], older: BlockValue[]) {
  const pairs = pairItems(older, now);
  return older.flatMap((block, index) => {
    const at = pairs.indexOf(index);
    if (at >= 0) return deepEquals(now[at], block) ? [] : [{ block, blocks: now.with(at, block) }];
    // After the block that was before it.
    const after = older
      .slice(0, index)
      .reduce((last, _, before) => Math.max(last, pairs.indexOf(before)), -1);
    return [{ block, blocks: now.toSpliced(after + 1, 0, block) }];
  });
}
