export { createCoreAjv } from './core-ajv.ts';
export type {
  ConditionSchema,
  CoreBranch,
  CoreNumber,
  CoreObject,
  CoreSchema,
  FormatName,
} from './core-schema.ts';
export { type DataSchema, readDataSchema } from './data-schema.ts';
export { allFields, type DataField } from './form-fields.ts';
export { isMadeOfName, labelFromName } from './label-from-name.ts';
export { LARGEST_BODY } from './limits.ts';
export { extractSchema } from './passes/simplify.ts';
