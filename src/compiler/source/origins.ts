import type { JsonPath } from './locations.ts';
import type { SourceFile } from './source-file.ts';

/** Where a block was written: its file as it then was, and the way to it inside. */
export interface Origin {
  source: SourceFile;
  segments: JsonPath;
}

const origins = new WeakMap<object, Origin>();

/** Remembers where a resolved block came from. The block itself carries only what it shows. */
export function noteOrigin(block: unknown, origin: Origin): void {
  if (typeof block === 'object' && block !== null) origins.set(block, origin);
}

/** Where a block of a compiled page or of `site.sharedBlocks` was written. */
export function originOf(block: object): Origin | undefined {
  return origins.get(block);
}
