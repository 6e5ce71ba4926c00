import { BLOCK_MISTAKES } from './blocks.ts';
import { COLLECTION_MISTAKES } from './collections.ts';
import { FILE_MISTAKES } from './files.ts';
import type { Mistake } from './mistake.ts';
import { PICTURE_MISTAKES } from './pictures.ts';
import { SCHEMA_VALUE_MISTAKES } from './schema-values.ts';
import { SCHEMA_MISTAKES } from './schemas.ts';

import { THEME_MISTAKES } from './theme.ts';

export const ALL_MISTAKES: readonly Mistake[] = [
  ...SCHEMA_MISTAKES,
  ...SCHEMA_VALUE_MISTAKES,
  ...COLLECTION_MISTAKES,
  ...BLOCK_MISTAKES,
  ...FILE_MISTAKES,
  ...THEME_MISTAKES,
  ...PICTURE_MISTAKES,
];
