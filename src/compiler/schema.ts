export { ALLOWANCES, type Allowance, FEATURES } from './schema/allowances.ts';
export {
  collectionsIn,
  FORMS,
  isId,
  recordTypeName,
  shownProperties,
  usedCollections,
} from './schema/collections.ts';
export { type BlockDescription, describeBlocks } from './schema/describe-schema.ts';
export { hasPart, PART_NAMES, partFile, type SitePart } from './schema/parts.ts';
export { blockOfFile, DOCUMENT_FILES, SCHEMA_ENDING, TYPED_DOCUMENTS } from './schema/schema-files.ts';
export {
  BLOCK_REF,
  camelCase,
  pascalCase,
  type Schema,
  type SchemaFiles,
  type SchemaSet,
} from './schema/schema-set.ts';
export {
  alternativeOf,
  blockSchemaOf,
  childSchema,
  chosenSchema,
  definitionOf,
  followRef,
  recordSchemaOf,
  schemaAt,
  walk,
} from './schema/schema-walk.ts';
export { existingName, recordIds, TARGET_KINDS, TARGETS, targetKind } from './schema/targets.ts';
export {
  isAnyCollection,
  isOfEngine,
  isProse,
  MEANINGS,
  type Meaning,
  RESOLVED_TYPES,
  recordMeaning,
  type TargetKind,
  writtenAs,
} from './schema/vocabulary.ts';
