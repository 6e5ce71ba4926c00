import { ENGINE_TYPES } from '@json-site/compiler/documents';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { fromGenerated } from './block-module.ts';
import {
  blockMap,
  type Declaration,
  declarationsOf,
  importsFor,
  labelsOf,
  NOTICE,
  usedNames,
} from './types.ts';

const OWN_BLOCKS = 'SiteBlocks';
const OWN_LABELS = 'SiteLabels';

/** The labels that only the blocks and collections of the site have. */
function ownLabels(set: SchemaSet, engine: SchemaSet): Schema[] {
  const { properties = {}, required = [], ...labels } = labelsOf(set) ?? {};
  const known = engine.site.properties?.['labels']?.properties ?? {};
  const names = Object.keys(properties).filter((name) => !Object.hasOwn(known, name));
  if (names.length === 0) return [];
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)));
  return [
    {
      ...labels,
      title: OWN_LABELS,
      properties: own,
      required: required.filter((name) => names.includes(name)),
    },
  ];
}

/**
 * Writes the module with the types of a site: those of its records and blocks, which it adds to the types that the
 * engine declares. It exports the engine's too, so that blocks of the site import all types from one module.
 */
export async function siteTypes(
  set: SchemaSet,
  engine: SchemaSet,
  known: readonly Declaration[],
): Promise<string> {
  const labels = ownLabels(set, engine);
  const all = await declarationsOf(set, engine, labels);
  const names = known.map(({ name }) => name);
  const code = all
    .filter(({ name }) => !names.includes(name))
    .map((one) => one.code)
    .join('\n');
  const types = Object.keys(set.blocks).filter((type) => !Object.hasOwn(engine.blocks, type));
  const used = usedNames(code, [...names, 'Block']);
  const module = fromGenerated(ENGINE_TYPES);
  return `${[
    NOTICE,
    ...importsFor(code, fromGenerated),
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from '${module}';`] : []),
    `export type * from '${module}';`,
    '',
    ...(code ? [code, ''] : []),
    '/** The blocks that only this site has, by their types. */',
    blockMap(OWN_BLOCKS, types),
    '',
    `declare module '${module}' {`,
    `  interface BlockMap extends ${OWN_BLOCKS} {}`,
    ...labels.map(() => `  interface Labels extends ${OWN_LABELS} {}`),
    '}',
  ].join('\n')}\n`;
}
