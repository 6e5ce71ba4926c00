import path from 'node:path';
import type { Plugin } from 'vite';
import type { SchemaSet } from '@json-site/compiler/schema';
import { ALLOWANCES, type Allowance, pascalCase } from '@json-site/compiler/schema';
import type { Compiled } from '@json-site/compiler/types';
import { blockFolders } from '@json-site/content/site';
import { registryModule } from '@json-site/generate/state';
import { isObject } from '@json-site/values/objects';

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

/** Returns the parts of texts that these pages and every page show. */
export function usedParts({ $defs }: SchemaSet, { pages, site, sites }: Shown): string[] {
  const found = new Set<string>();
  JSON.stringify([pages.map(({ blocks }) => blocks), site, sites], (name, value: unknown) => {
    if (name === 'content' && Array.isArray(value))
      for (const part of value) for (const key of Object.keys(isObject(part) ? part : {})) found.add(key);
    return value;
  });
  return Object.keys($defs['part']?.alternatives ?? {}).filter((name) => name !== 'text' && found.has(name));
}

/** Writes the module of the components of parts. `ending` is that of the modules beside it. */
function partsModule(names: readonly string[], ending: string): string {
  const each = names.map((name) => ({ name, component: pascalCase(name) }));
  const imports = each.map(
    ({ component }) => `import { ${component} } from './parts/${component}${ending}';`,
  );
  const entries = each.map(({ name, component }) => `${name}: ${component}`);
  return `${imports.join('\n')}\nexport const PARTS = { ${entries.join(', ')} };\n`;
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

/** The modules that list components, each with what a build has instead of all of them. */
const REGISTRY = 'src/site/generated/registry';
const PARTS = 'src/blocks/prose/parts';

/** An installed engine is JavaScript. */
const isModule = (name: string) => new RegExp(`/${name}\\.[jt]s$`);

/** What the pages of a build show. */
export interface Used {
  blocks: string[];
  parts: string[];
}

/** Leaves the blocks, and the parts of texts, that no page uses out of the build: visitors do not download them. */
export function usedBlocks(root: string, used: () => Used | undefined): Plugin {
  const replaced = new Set<string>();
  const key = (environment: string, module: string) => `${environment} ${module}`;
  const expected = () => [REGISTRY, ...(used()?.blocks.includes('prose') ? [PARTS] : [])];
  return {
    name: 'site:used-blocks',
    apply: 'build',
    load: {
      filter: { id: [isModule(REGISTRY), isModule(PARTS)] },
      handler(id) {
        const module = isModule(PARTS).test(id) ? PARTS : REGISTRY;
        const found = used();
        replaced.add(key(this.environment.name, module));
        if (!found) return undefined;
        if (module === PARTS) return partsModule(found.parts, id.endsWith('.js') ? '.js' : '.tsx');
        return registryModule(
          blockFolders(root).filter((folder) => found.blocks.includes(path.basename(folder))),
        );
      },
    },
    buildEnd(error) {
      const { name } = this.environment;
      const missing = expected().filter((module) => !replaced.delete(key(name, module)));
      if (error || missing.length === 0) return;
      const names = missing.map((module) => `${module}.ts`).join(' and ');
      throw new Error(
        `scripts/build/vite/used-blocks.ts did not find ${names} among the modules of the site. Visitors would ` +
          'download blocks that no page shows. Change the name of the module there.',
      );
    },
  };
}
