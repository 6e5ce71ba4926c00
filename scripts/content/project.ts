import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Schema, SchemaFiles } from '../../src/compiler/schema/schema-set.ts';

/** The project's root folder, without a trailing slash. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The folder with a schema for each collection. */
const RECORDS = 'schemas/records';

const BLOCK_SCHEMA = 'block.schema.json';

function readSchema(file: string): Schema {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as Schema;
  } catch (error) {
    throw new Error(`${path.relative(ROOT, file)} is not valid JSON: ${(error as Error).message}`);
  }
}

const SCHEMA_ENDING = '.schema.json';

/** Lists the schemas of a folder in alphabetical order, by file name without the ending. None if there is no folder. */
export function schemaNames(folder: string, root = ROOT): string[] {
  const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).sort() : [];
  return names
    .filter((name) => name.endsWith(SCHEMA_ENDING))
    .map((name) => name.slice(0, -SCHEMA_ENDING.length));
}

/** The types of all blocks: the names of the folders in src/blocks/, sorted. */
export function blockTypes(root = ROOT): string[] {
  const folder = path.join(root, 'src/blocks');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Reads every schema that content is validated against. Throws if a block has no schema, and names the block. */
export function readSchemaFiles(root = ROOT): SchemaFiles {
  const named = (name: string) => readSchema(path.join(root, 'schemas', `${name}${SCHEMA_ENDING}`));
  const blocks = blockTypes(root).map((type): [string, Schema] => {
    const file = path.join(root, 'src/blocks', type, BLOCK_SCHEMA);
    if (!existsSync(file)) {
      throw new Error(
        `src/blocks/${type}/ has no ${BLOCK_SCHEMA}. Write one (npm run new block shows how) or delete the folder.`,
      );
    }
    return [type, readSchema(file)];
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
    records: Object.fromEntries(schemaNames(RECORDS, root).map((name) => [name, named(`records/${name}`)])),
    blocks: Object.fromEntries(blocks),
  };
}
