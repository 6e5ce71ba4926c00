import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { ObjectProps } from '../types.ts';

/** RJSF types the value of its ArrayField as a list, and the fields of its registry as those of an object. */
export const arrayField = ArrayField as unknown as (props: ObjectProps) => ReturnType<typeof ArrayField>;
