import type { Plugin } from 'vite';
import type { Compiled } from '../../src/compiler/types.ts';

/** The types of all blocks on these pages and on every page. */
export function usedTypes({ pages, site }: Pick<Compiled, 'pages' | 'site'>): ReadonlySet<string> {
  const written = JSON.stringify([pages.map(({ blocks }) => blocks), site]);
  return new Set([...written.matchAll(/"type":"([a-z0-9-]+)"/g)].map(([, type = '']) => type));
}

const ENTRY = /^ {2}'([a-z0-9-]+)': (\w+),\n/gm;

/** Removes the components of blocks that no page shows from the generated registry. */
export function withUsedBlocks(registry: string, used: ReadonlySet<string>): string {
  const unused = [...registry.matchAll(ENTRY)].filter(([, type = '']) => !used.has(type));
  return unused.reduce(
    (code, [entry, , component]) =>
      code.replace(entry, '').replace(new RegExp(`^import \\{ ${component} \\} from .*\n`, 'm'), ''),
    registry,
  );
}

/** Leaves out of the build what a site does not use: its visitors download the blocks of its own pages only. */
export function usedBlocks(used: () => ReadonlySet<string> | undefined): Plugin {
  return {
    name: 'site:used-blocks',
    apply: 'build',
    // Before TypeScript is compiled, which would change the lines.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/generated\/registry\.ts$/ },
      handler(code) {
        const types = used();
        return types && { code: withUsedBlocks(code, types), map: null };
      },
    },
  };
}
