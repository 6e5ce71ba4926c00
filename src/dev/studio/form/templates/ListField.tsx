import { createContext, useContext } from 'react';
import type { Schema } from '../../../../compiler/schema/schema-set.ts';
import { arrayField as ArrayField } from '../../../../forms/rjsf/array-field.ts';
import type { ObjectProps } from '../../../../forms/types.ts';
import type { FormValues } from '../../../../forms/values/form-values.ts';
import { requiredPicture } from '../pictures/picture-schema.ts';

const AddWithPicture = createContext<((picture: string) => void) | null>(null);

/** Returns a function that adds an item with a picture to the list around it; null when its items need no picture. */
export const useAddWithPicture = () => useContext(AddWithPicture);

/** A list. RJSF can only add an empty item, which would lack its picture. */
export function ListField(props: ObjectProps) {
  const { schema, formData, fieldPathId, onChange } = props;
  const { items } = schema as Schema;
  const property = items && requiredPicture(items);
  const before: unknown[] = Array.isArray(formData) ? formData : [];
  const add = (picture: string) =>
    // RJSF passes lists on unchanged.
    onChange([...before, { [property?.name ?? '']: picture }] as unknown as FormValues, fieldPathId.path);
  return (
    <AddWithPicture value={property === undefined ? null : add}>
      <ArrayField {...props} />
    </AddWithPicture>
  );
}
