import { formatJson } from '@json-site/compiler/documents';
import { isAnyCollection } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';

/** A block as it is written on a page, on one line. */
export function onOneLine(block: unknown): string {
  return formatJson(block).trim().replace(/\s+/g, ' ');
}

/** A block of this project that shows the records of any collection, as it is written on a page for this one. */
export function neutralBlockFor(collection: string, { schemas }: CompileInput): string | undefined {
  for (const [type, { properties = {} }] of Object.entries(schemas.blocks)) {
    const [name, list] = Object.entries(properties).find(([, { means }]) => isAnyCollection(means)) ?? [];
    const show = list?.properties?.[collection]?.properties?.['show'];
    const title = show?.properties?.['title']?.enum?.[0];
    if (name !== undefined && title !== undefined)
      return onOneLine({ type, [name]: { [collection]: { show: { title } } } });
  }
  return undefined;
}
