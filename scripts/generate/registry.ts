import { pascalCase } from '../../src/compiler/schema/schema-set.ts';

/** Writes the module that maps block types to components. A block folder without a component is a type error. */
export function registryModule(types: string[]): string {
  const imports = types.map((type) => {
    const name = pascalCase(type);
    return `import { ${name} } from '../blocks/${type}/${name}.tsx';`;
  });
  const entries = types.map((type) => `  '${type}': ${pascalCase(type)},`);
  return `/* Written by "npm run generate" from the folders in src/blocks/. Do not edit. */
import type { ComponentType } from 'react';
${imports.join('\n')}
import type { BlockMap } from './content-types.ts';

/** The component of every block. Its props are the type generated from the block's schema. */
export const registry: { [Type in keyof BlockMap]: ComponentType<BlockMap[Type]> } = {
${entries.join('\n')}
};
`;
}
