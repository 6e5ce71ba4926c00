import path from 'node:path';
import type { Plugin } from 'vite';
import type { SchemaSet } from '@json-site/compiler/schema';
import { ALLOWANCES, type Allowance } from '@json-site/compiler/schema';
import type { Compiled } from '@json-site/compiler/types';
import { blockFolders } from '@json-site/content/site';
import { registryModule } from '@json-site/generate/state';

/** The pages, and what every page shows: in each language, if there are several. */
type Shown = Pick<Compiled, 'pages' | 'site'> & Partial<Pick<Compiled, 'sites'>>;

/** Of the types of blocks, returns those of the blocks on these pages and on every page. */
export function usedTypes(types: readonly string[], { pages, site, sites }: Shown): string[] {
  const found = new Set<unknown>();
  JSON.stringify([pages.map(({ blocks }) => blocks), site, sites], (name, value: unknown) => {
    if (name === 'type') found.add(value);
    return value;
  });
  return types.filter((type) => found.has(type));
}

/** Returns what these types of blocks ask of the headers, which are the same on every page of a site. */
export function allowancesOf({ blocks }: SchemaSet, types: readonly string[]): Allowance[] {
  return ALLOWANCES.filter((name) => types.some((type) => blocks[type]?.allows?.includes(name)));
}

/** Returns what the blocks on these pages, and the shared blocks, ask of the headers. */
export function usedAllowances(schemas: SchemaSet, shown: Shown): Allowance[] {
  const asking = Object.keys(schemas.blocks).filter((type) => schemas.blocks[type]?.allows);
  // On a large site, looking for types takes time for each request of the development server.
  return asking.length === 0 ? [] : allowancesOf(schemas, usedTypes(asking, shown));
}

/** Leaves the blocks that no page uses out of the build: visitors do not download them. */
export function usedBlocks(root: string, used: () => string[] | undefined): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'site:used-blocks',
    apply: 'build',
    load: {
      filter: { id: /\/src\/site\/generated\/registry\.ts$/ },
      handler() {
        const types = used();
        replaced.add(this.environment.name);
        return (
          types &&
          registryModule(blockFolders(root).filter((folder) => types.includes(path.basename(folder))))
        );
      },
    },
    buildEnd(error) {
      if (error || replaced.delete(this.environment.name)) return;
      throw new Error(
        'scripts/build/vite/used-blocks.ts did not find src/site/generated/registry.ts among the modules of the site. Visitors would ' +
          'download blocks that no page shows. Change the name of the module there.',
      );
    },
  };
}
