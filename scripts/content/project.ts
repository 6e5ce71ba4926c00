import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSchemas } from '../../src/compiler/schema/checks/check-schemas.ts';
import type { SchemaSources } from '../../src/compiler/schema/checks/schema-sources.ts';
import type { Schema, SchemaFiles } from '../../src/compiler/schema/schema-set.ts';
import { readSchemaSources } from './schema-sources.ts';

/** The project's root folder, without a trailing slash. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const SCHEMA_ENDING = '.schema.json';

/** Lists the schemas of a folder in alphabetical order, by file name without the ending. None if there is no folder. */
export function schemaNames(folder: string, root = ROOT): string[] {
  const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).sort() : [];
  return names
    .filter((name) => name.endsWith(SCHEMA_ENDING))
    .map((name) => name.slice(0, -SCHEMA_ENDING.length));
}

/** Returns every schema that content is validated against. Parts of a schema with errors allow any value. */
export function schemaFilesOf(sources: SchemaSources): SchemaFiles {
  const { usable } = checkSchemas(sources);
  const named = (name: string): Schema => usable.get(`schemas/${name}.schema.json`) ?? {};
  const matching = (pattern: RegExp) =>
    [...usable].flatMap(([file, schema]): [string, Schema][] => {
      const name = pattern.exec(file)?.[1];
      return name === undefined ? [] : [[name, schema]];
    });
  return {
    defs: named('defs'),
    page: named('page'),
    site: named('site'),
    redirects: named('redirects'),
    houseStyle: named('house-style'),
    published: named('published'),
    storage: named('storage'),
    formTexts: named('form-texts'),
    theme: named('theme'),
    records: Object.fromEntries(matching(/^schemas\/records\/(.+)\.schema\.json$/)),
    blocks: Object.fromEntries(matching(/^src\/blocks\/([^/]+)\//)),
  };
}

/** Reads every schema that content is validated against. */
export function readSchemaFiles(root = ROOT): SchemaFiles {
  return schemaFilesOf(readSchemaSources(root));
}
