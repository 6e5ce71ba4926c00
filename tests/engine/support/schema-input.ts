import { schemaFilesOf } from '../../../scripts/content/project.ts';
import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import type { SchemaSources } from '../../../src/compiler/schema/checks/schema-sources.ts';
import type { CompileInput } from '../../../src/compiler/types.ts';

/** The compiler's input for schemas. */
export function schemaInput(sources: SchemaSources): Pick<CompileInput, 'schemas' | 'schemaSources'> {
  return { schemas: bundleSchemas(schemaFilesOf(sources)), schemaSources: sources };
}
