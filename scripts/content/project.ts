import { checkSchemas } from '../../src/compiler/schema/checks/check-schemas.ts';
import type { SchemaSources } from '../../src/compiler/schema/checks/schema-sources.ts';
import {
  blockOfFile,
  collectionOfFile,
  documentFile,
  eachDocument,
  SCHEMA_ENDING,
} from '../../src/compiler/schema/schema-files.ts';
import type { Schema, SchemaFiles } from '../../src/compiler/schema/schema-set.ts';
import { isHidden, namesIn } from './read-files.ts';
import { ROOT } from './root.ts';

/** Lists the schemas of a folder in alphabetical order, by file name without the ending. None if there is no folder. */
export function schemaNames(folder: string, root = ROOT): string[] {
  return namesIn(root, folder)
    .sort()
    .filter((name) => name.endsWith(SCHEMA_ENDING) && !isHidden(name))
    .map((name) => name.slice(0, -SCHEMA_ENDING.length));
}

/** Returns every schema that content is validated against. Parts of a schema with errors allow any value. */
export function schemaFilesOf(sources: SchemaSources): SchemaFiles {
  const { usable } = checkSchemas(sources);
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
