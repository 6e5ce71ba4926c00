import { pascalCase } from '../../src/compiler/schema/schema-set.ts';

/** The module that maps a block's type to its component. A folder without its component fails to compile. */
export function registry(types: string[]): string {
  const imports = types.map((type) => {
    const name = pascalCase(type);
    return `import { ${name} } from '../blocks/${type}/${name}.tsx';`;
  });
  const entries = types.map((type) => `  '${type}': ${pascalCase(type)},`);
  return `/* Written by "npm run generate" from the folders in src/blocks/. Do not edit. */
import type { ComponentType } from 'react';
${imports.join('\n')}
import type { BlockMap } from './content-types.ts';

/** The component of every block; each takes exactly what its schema describes. */
export const registry: { [Type in keyof BlockMap]: ComponentType<BlockMap[Type]> } = {
${entries.join('\n')}
};
`;
}
