export { additionIn, WIDGET_DEFINITION, widgetFile } from './schema/additions.ts';
export { bundleSchemas } from './schema/bundle-schemas.ts';
export { schemaNodes } from './schema/checks/schema-node.ts';
export type {
  ComponentFolder,
  ComponentModule,
  MeaningModule,
  ModuleName,
  RuleModule,
  SchemaSources,
} from './schema/checks/schema-sources.ts';
export { type BlockExample, inputForExamples, usableExamples } from './schema/examples.ts';
export { HOLDERS, keywordNamed, keywordsWith, OWN_KEYWORDS } from './schema/keywords/keywords.ts';
export { type LoadedSchemas, loadSchemas } from './schema/load-schemas.ts';
export { parsePattern } from './schema/patterns/parse-pattern.ts';
export { slowPattern } from './schema/patterns/slow-pattern.ts';
export { withExampleCollection } from './schema/queries/example-collection.ts';
