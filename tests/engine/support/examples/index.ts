import { BLOCK_EXAMPLES } from './blocks.ts';
import { COLLECTION_EXAMPLES } from './collections.ts';
import type { LocatedExample } from './example.ts';
import { FILE_EXAMPLES } from './files.ts';
import { IN_FILES } from './in-files.ts';
import { PICTURE_EXAMPLES } from './pictures.ts';

export const LOCATED_EXAMPLES: readonly LocatedExample[] = [
  ...IN_FILES,
  ...COLLECTION_EXAMPLES,
  ...BLOCK_EXAMPLES,
  ...FILE_EXAMPLES,
  ...PICTURE_EXAMPLES,
];
