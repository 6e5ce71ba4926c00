import { existsSync } from 'node:fs';
import path from 'node:path';
import { pascalCase } from '../../src/compiler/schema/schema-set.ts';

const FILE = 'structured-data.ts';

function importName(type: string): string {
  const name = pascalCase(type);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Data`;
}

/** Writes the module that maps block types to their structured data, for every block with a structured-data.ts. */
export function structuredDataModule(root: string, types: string[]): string {
  const withData = types.filter((type) => existsSync(path.join(root, 'src/blocks', type, FILE)));
  const imports = withData.map(
    (type) => `import { structuredData as ${importName(type)} } from '../blocks/${type}/${FILE}';`,
  );
  const entries = withData.map((type) => `  '${type}': ${importName(type)},`);
  return `/* Written by "npm run generate" from the folders in src/blocks/. Do not edit. */
${imports.join('\n')}
import type { Contributor } from '../compiler/resolve/structured-data.ts';
import type { BlockMap } from './content-types.ts';

/** The structured data that each block adds to its page. Only the build imports it. */
export const structuredData: { [Type in keyof BlockMap]?: Contributor<BlockMap[Type]> } = {
${entries.join('\n')}
};
`;
}
