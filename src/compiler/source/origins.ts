import type { JsonPath } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';

/** Where a block is written. `source` is the file as it was when the block was compiled. */
export interface Origin {
  source: SourceFile;
  jsonPath: JsonPath;
}

const origins = new WeakMap<object, Origin>();

/** Records where a resolved block is written. Kept outside the block, whose data visitors download. */
export function setOrigin(block: unknown, origin: Origin): void {
  if (typeof block === 'object' && block !== null) origins.set(block, origin);
}

/** Returns where a block of a compiled page or of `site.sharedBlocks` is written. */
export function originOf(block: object): Origin | undefined {
  return origins.get(block);
}
