import type { SchemaSet } from '@json-site/compiler/schema';
import { blockSchemaOf, followRef, writtenAs } from '@json-site/compiler/schema';
import type { BlockValue } from '../protocol.ts';

/**
 * Returns the tag of the language that a block itself names, such as that of a quote; undefined if it has that of its
 * page.
 */
export function ownLanguage(block: BlockValue, set: SchemaSet): string | undefined {
  const properties = Object.entries(blockSchemaOf(block, set)?.properties ?? {});
  const tag = properties
    .filter(([, schema]) => writtenAs(followRef(schema, set).means) === 'language')
    .map(([name]) => block[name])
    .find((value) => typeof value === 'string' && value !== '');
  return tag as string | undefined;
}
