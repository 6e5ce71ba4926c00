import path from 'node:path';
import type { Plugin } from 'vite';
import type { SchemaSet } from '@json-site/compiler/schema';
import { ALLOWANCES, type Allowance, pascalCase } from '@json-site/compiler/schema';
import type { Compiled } from '@json-site/compiler/types';
import { blockFolders } from '@json-site/content/site';
import { registryModule } from '@json-site/generate/state';
import type { Block } from '@json-site/model/content-types';
import { isObject } from '@json-site/values/objects';

/** The pages, and what every page shows: in each language, if there are several. */
type Shown = Pick<Compiled, 'pages' | 'site'> & Partial<Pick<Compiled, 'sites'>>;

type LookName = NonNullable<Block<'records'>['look']>;

/** Visits each value of the blocks on these pages, and of what every page shows, with the name of its property. */
function visitShown({ pages, site, sites }: Shown, visit: (name: string, value: unknown) => void): void {
  JSON.stringify([pages.map(({ blocks }) => blocks), site, sites], (name, value: unknown) => {
    visit(name, value);
    return value;
  });
}

/** Of the types of blocks, returns those of the blocks on these pages and on every page. */
export function usedTypes(types: readonly string[], shown: Shown): string[] {
  const found = new Set<unknown>();
  visitShown(shown, (name, value) => {
    if (name === 'type') found.add(value);
  });
  return types.filter((type) => found.has(type));
}

/** Returns the parts of texts that these pages and every page show. */
export function usedParts({ $defs }: SchemaSet, shown: Shown): string[] {
  const found = new Set<string>();
  visitShown(shown, (name, value) => {
    if (name === 'content' && Array.isArray(value))
      for (const part of value) for (const key of Object.keys(isObject(part) ? part : {})) found.add(key);
  });
  return Object.keys($defs['part']?.alternatives ?? {}).filter((name) => name !== 'text' && found.has(name));
}

/** The look of a block `records` that does not name one. */
const DEFAULT_LOOK = 'cards';

/** Returns the looks in which these pages and every page show records. */
export function usedLooks(shown: Shown): string[] {
  const found = new Set<string>();
  visitShown(shown, (_, value) => {
    if (isObject(value) && value['type'] === 'records') found.add(String(value['look'] ?? DEFAULT_LOOK));
  });
  return [...found].sort();
}

/** Whether a page opens with a photograph. */
export function usesPhotographs({ pages }: Pick<Shown, 'pages'>): boolean {
  return pages.some(({ blocks }) => blocks.some((block) => 'photograph' in block));
}

/** Whether a list is divided into pages. */
export function usesPageNumbers({ pages }: Pick<Shown, 'pages'>): boolean {
  return pages.some(({ numbered }) => numbered !== undefined);
}

/** The component of a look of records. */
const LOOKS: Record<LookName, string> = {
  cards: 'RecordCards',
  details: 'RecordDetails',
  list: 'RecordLines',
  table: 'RecordTable',
  timetable: 'RecordTimetable',
};

/** Writes a module with a table of components. Each is the export of the module of its name, at this path. */
function tableModule(
  table: string,
  components: readonly (readonly [string, string])[],
  path: string,
): string {
  const imports = components.map(
    ([, component]) => `import { ${component} } from ${JSON.stringify(path.replace('*', component))};`,
  );
  const entries = components.map((one) => one.join(': '));
  return `${imports.join('\n')}\nexport const ${table} = { ${entries.join(', ')} };\n`;
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

/** The openings of pages with a photograph, for a site that has none. */
const NO_PHOTOGRAPHS = 'export const HAS_PHOTOGRAPHS = false;\nexport const PhotographHead = () => null;\n';

/** The links between the pages of a list, for a site that divides none. */
const NO_PAGE_NUMBERS = 'export const PageNumberLinks = () => null;\n';

/** A module with components that these blocks show. Its code is undefined where a build has all of them. */
interface Table {
  blocks: readonly string[];
  module: (used: Used, ending: string) => string | undefined;
}

/** The tables of components inside blocks, by module. `ending` is that of the modules beside it. */
const TABLES: Readonly<Record<string, Table>> = {
  'src/blocks/prose/parts': {
    blocks: ['prose'],
    module: ({ parts }, ending) =>
      tableModule(
        'PARTS',
        parts.map((name) => [name, pascalCase(name)]),
        `./parts/*${ending}`,
      ),
  },
  'src/blocks/records/looks': {
    blocks: ['records'],
    module: ({ looks }, ending) =>
      tableModule(
        'LOOKS',
        Object.entries(LOOKS).filter(([name]) => looks.includes(name)),
        `./*${ending}`,
      ),
  },
  'src/blocks/records/page-numbers': {
    blocks: ['records', 'post-list'],
    module: ({ pageNumbers }) => (pageNumbers ? undefined : NO_PAGE_NUMBERS),
  },
  'src/blocks/hero/photograph': {
    blocks: ['hero', 'page-header'],
    module: ({ photographs }) => (photographs ? undefined : NO_PHOTOGRAPHS),
  },
};

/** An installed engine is JavaScript. */
const isModule = (name: string) => new RegExp(`/${name}\\.[jt]s$`);

/** What the pages of a build show. */
export interface Used {
  blocks: string[];
  parts: string[];
  looks: string[];
  photographs: boolean;
  pageNumbers: boolean;
}

/** Leaves blocks, parts of texts and looks of records that no page uses out of the build: visitors do not load them. */
export function usedBlocks(root: string, used: () => Used | undefined): Plugin {
  const replaced = new Set<string>();
  const key = (environment: string, module: string) => `${environment} ${module}`;
  const tables = Object.entries(TABLES);
  const expected = () => [
    REGISTRY,
    ...tables
      .filter(([, { blocks }]) => blocks.some((type) => used()?.blocks.includes(type)))
      .map(([name]) => name),
  ];
  return {
    name: 'site:used-blocks',
    apply: 'build',
    load: {
      filter: { id: [REGISTRY, ...tables.map(([name]) => name)].map(isModule) },
      handler(id) {
        const [name = REGISTRY, table] = tables.find(([module]) => isModule(module).test(id)) ?? [];
        const found = used();
        replaced.add(key(this.environment.name, name));
        if (!found) return undefined;
        if (table) return table.module(found, id.endsWith('.js') ? '.js' : '.tsx');
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
