/**
 * Replaces the part of @rjsf/utils that leaves out data for which a schema has no field: `values/clean.ts` does, and no
 * form sets the property `omitExtraData`.
 */
export default function omitExtraData(): never {
  throw new Error('A form of this project does not set "omitExtraData".');
}

export const getFieldNames = omitExtraData;
export const getUsedFormData = omitExtraData;
export const isValueEmpty = omitExtraData;
