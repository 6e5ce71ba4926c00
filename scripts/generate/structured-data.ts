import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@json-site/content/folders';
import { blockModule, fromGenerated } from './block-module.ts';

const FILE = 'structured-data.ts';

const importName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Data`;

/** The modules of an installed engine are JavaScript. */
const hasData = (root: string, file: string) =>
  [file, file.replace(/ts$/, 'js')].some((one) => existsSync(path.join(folderOf(root, file), one)));

/** Writes the module that maps block types to their structured data, for every block with a structured-data.ts. */
export function structuredDataModule(root: string, folders: readonly string[]): string {
  const withData = folders.filter((folder) => hasData(root, `${folder}/${FILE}`)).map(blockModule);
  const imports = withData.map(
    ({ name, from }) => `import { structuredData as ${importName(name)} } from '${from}/${FILE}';`,
  );
  const entries = withData.map(({ type, name }) => `  '${type}': ${importName(name)},`);
  return `/* Written by "npm run generate" from the folders of the blocks. Do not edit. */
${imports.join('\n')}
import type { Contributor } from '${fromGenerated('src/model/visitor/structured-data.ts')}';
import type { BlockMap } from './content-types.ts';

/** The structured data that each block adds to its page. Only the build imports it. */
export const structuredData: { [Type in keyof BlockMap]?: Contributor<BlockMap[Type]> } = {
${entries.join('\n')}
};
`;
}
