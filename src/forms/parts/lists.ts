import { part as checkboxes } from '../widgets/Checkboxes.tsx';
import { FieldList } from './List.tsx';
import { FieldListItem } from './ListItem.tsx';
import type { FormPart } from './part.ts';

/** Lists of texts, of numbers and of groups. */
export const part: FormPart = {
  // RJSF has one field for both kinds of arrays.
  ...checkboxes,
  templates: { ArrayFieldTemplate: FieldList, ArrayFieldItemTemplate: FieldListItem },
};
