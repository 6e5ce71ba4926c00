import { sortDiagnostics } from '../../report/diagnostic.ts';
import type { Diagnostic } from '../../types.ts';
import type { SchemaSet } from '../schema-set.ts';
import { checkExamples } from './check-examples.ts';
import { checkSchemas } from './check-schemas.ts';
import type { SchemaSources } from './schema-sources.ts';

/** Returns everything that is wrong with the schemas of content, their examples and the folders of blocks. */
export function schemaDiagnostics(set: SchemaSet, sources: SchemaSources | undefined): Diagnostic[] {
  if (!sources) return [];
  return sortDiagnostics([...checkSchemas(sources).diagnostics, ...checkExamples(set, sources)]);
}
