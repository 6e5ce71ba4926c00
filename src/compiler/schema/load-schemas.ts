import { sortDiagnostics } from '../report/diagnostic.ts';
import type { CompileInput } from '../types.ts';
import { widgetsOfSite } from './additions.ts';
import { bundleSchemas } from './bundle-schemas.ts';
import { checkAllowances } from './checks/check-allowances.ts';
import { checkExamples } from './checks/check-examples.ts';
import { checkSchemas } from './checks/check-schemas.ts';
import type { SchemaSources } from './checks/schema-sources.ts';
import { blockOfFile, collectionOfFile, documentFile, eachDocument } from './schema-files.ts';
import type { Schema, SchemaFiles } from './schema-set.ts';

/**
 * The schemas of content, and everything that is wrong with them, with their examples and with the folders of blocks.
 */
export type LoadedSchemas = Required<Pick<CompileInput, 'schemas' | 'schemaSources' | 'schemaDiagnostics'>>;

/** Sorts the schemas of content by what they describe. */
function byDocument(usable: ReadonlyMap<string, Schema>): SchemaFiles {
  const named = (nameOf: (path: string) => string | undefined) =>
    Object.fromEntries(
      [...usable].flatMap(([path, schema]): [string, Schema][] => {
        const name = nameOf(path);
        return name === undefined ? [] : [[name, schema]];
      }),
    );
  return {
    ...eachDocument((name) => usable.get(documentFile(name)) ?? {}),
    records: named(collectionOfFile),
    blocks: named(blockOfFile),
  };
}

export interface LoadOptions {
  /** Returns an earlier set for equal schemas. */
  bundle?: typeof bundleSchemas;
  /**
   * An earlier run has found no error in these schemas, so that they, and their examples, which no page shows, are not
   * checked again.
   */
  havePassed?: boolean;
}

/** Checks the schemas of content and bundles them. Parts with errors allow any value. Never throws. */
export function loadSchemas(
  schemaSources: SchemaSources,
  { bundle = bundleSchemas, havePassed = false }: LoadOptions = {},
): LoadedSchemas {
  const { usable, diagnostics } = checkSchemas(schemaSources, havePassed);
  const schemas = bundle({ ...byDocument(usable), widgets: widgetsOfSite(schemaSources) });
  const found = [...diagnostics, ...checkAllowances(schemas, schemaSources)];
  const ofExamples = havePassed ? [] : checkExamples(schemas, schemaSources);
  return { schemas, schemaSources, schemaDiagnostics: sortDiagnostics([...found, ...ofExamples]) };
}
