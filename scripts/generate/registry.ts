import { blockModule } from './block-module.ts';

/** Writes the module that maps block types to components. A block folder without a component is a type error. */
export function registryModule(folders: readonly string[]): string {
  const blocks = folders.map(blockModule);
  const imports = blocks.map(({ name, from }) => `import { ${name} } from '${from}/${name}.tsx';`);
  const entries = blocks.map(({ type, name }) => `  '${type}': ${name},`);
  return `/* Written by "npm run generate" from the folders of the blocks. Do not edit. */
import type { ComponentType } from 'react';
${imports.join('\n')}
import type { BlockMap } from './content-types.ts';

/** The component of every block. Its props are the type generated from the block's schema. */
export const registry: { [Type in keyof BlockMap]: ComponentType<BlockMap[Type]> } = {
${entries.join('\n')}
};
`;
}
