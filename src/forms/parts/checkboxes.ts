import { arrayField } from '../rjsf/array-field.ts';
import { Checkboxes } from '../widgets/Checkboxes.tsx';
import type { FormPart } from './part.ts';

/** Several options of an enum. */
export const part: FormPart = { fields: { ArrayField: arrayField }, widgets: { checkboxes: Checkboxes } };
