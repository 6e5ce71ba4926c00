import { SCHEMA_ENDING } from '../../src/compiler/schema/schema-files.ts';
import { siteFolder } from './folders.ts';
import { isHidden, namesIn } from './read-files.ts';

/** Lists the schemas of a folder in alphabetical order, by file name without the ending. None if there is no folder. */
export function schemaNames(folder: string, root = siteFolder()): string[] {
  return namesIn(root, folder)
    .sort()
    .filter((name) => name.endsWith(SCHEMA_ENDING) && !isHidden(name))
    .map((name) => name.slice(0, -SCHEMA_ENDING.length));
}
